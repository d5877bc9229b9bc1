import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Nobody types for longer than the first; a picture from a slow line may take the second. */
const usualMs = 20_000;
const uploadMs = 120_000;

const mayUpload = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '') && /(?:^|;\s*)payload-token=/.test(headers.cookie ?? '');

/** Next waits five minutes for a body. Node tells of every request before Next sees it: there the clock starts. */
export function cutSlowBodies({ usual = usualMs, upload = uploadMs } = {}): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const clock = setTimeout(() => void (request.complete || request.socket.destroy()), mayUpload(request) ? upload : usual);
    request.once('close', () => clearTimeout(clock));
  });
}
