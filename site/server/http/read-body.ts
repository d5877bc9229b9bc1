import type { IncomingMessage } from 'node:http';
import { err, ok, type Result } from '@clinic/core/kernel/result';

type Limits = { maxBytes: number; withinMs: number };
type Refusal = { kind: 'tooLong' | 'tooSlow' };

/** The timeout for every body: a slower client is not a browser, or blocks connections on purpose. */
export const bodyWithinMs = 20_000;

/** The response to a rejected body: the connection is closed. */
export const refusalOf = ({ kind }: Refusal) => ({
  status: kind === 'tooLong' ? (413 as const) : (408 as const),
  headers: { connection: 'close', 'cache-control': 'no-store' },
});

/**
 * Reads a body completely before anything else happens: a slow or endless one neither blocks others nor fills the memory. Read from the
 * connection itself, which stays open until the rejection is sent.
 */
export function readBody(incoming: IncomingMessage, { maxBytes, withinMs }: Limits): Promise<Result<Buffer<ArrayBuffer>, Refusal>> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const settle = (read: Result<Buffer<ArrayBuffer>, Refusal>) => {
      clearTimeout(deadline);
      incoming.off('data', take).off('end', finish).off('close', giveUp);
      if (!read.ok) incoming.pause();
      resolve(read);
    };
    const take = (chunk: Buffer) => {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) settle(err({ kind: 'tooLong' }));
      else chunks.push(chunk);
    };
    const finish = () => settle(ok(Buffer.concat(chunks)));
    // The client disconnected: nobody reads the response.
    const giveUp = () => settle(err({ kind: 'tooSlow' }));
    const deadline = setTimeout(giveUp, withinMs);
    incoming.on('data', take).once('end', finish).once('close', giveUp);
    incoming.on('error', () => {});
    if (incoming.readableEnded) finish();
    else if (incoming.destroyed) giveUp();
  });
}
