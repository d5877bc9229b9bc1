import type { SpanStart } from './spans.ts';

/** A queue longer than this is no queue: the header is somebody's invention. */
const longestMs = 120_000;

type Headers = { traceparent: string | undefined; requestStart: string | undefined };

/**
 * What the proxy did before the request reached us, such as waiting for a replica that is being replaced. Caddy's own spans would name the
 * address, which can name an illness; it therefore only writes when the request came (`X-Request-Start`, in milliseconds, over whatever a caller wrote).
 */
export function proxySpan({ traceparent, requestStart }: Headers, now: number): SpanStart | null {
  const startedAt = /^\d{13}$/.test(requestStart ?? '') ? Number(requestStart) : Number.NaN;
  const isRecent = startedAt <= now && now - startedAt < longestMs;
  return isRecent ? { name: 'proxy', kind: 'server', causedBy: traceparent, startedAt } : null;
}
