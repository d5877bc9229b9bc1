import type { IncomingMessage, ServerOptions } from 'node:http';
import { plainTarget } from '@clinic/core/http/plain-text';

/**
 * Limits of a connection before any of our code runs. Node responds 408 to slow clients and 431 to long headers, and rejects ambiguous
 * requests (two lengths, a length with chunks).
 */
export const httpLimits: ServerOptions = {
  headersTimeout: 10_000,
  /** For the largest files on a slow connection; see `cutSlowRequest` for everything else. */
  requestTimeout: 7_200_000,
  /** Longer than proxies keep an idle connection (most a minute): else one is used again in the moment in which it is closed here. */
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
};

const absolute = /^https?:\/\/[^/?#]+([/?][^#]*)?$/i;

/** Proxies may send an absolute URL (RFC 9112, 3.2.2): the origin is fixed, so only the path counts. False if it is not a valid path. */
export function mendTarget(req: Pick<IncomingMessage, 'url'>): boolean {
  const target = req.url ?? '';
  const whole = target.startsWith('/') ? undefined : absolute.exec(target);
  if (!target.startsWith('/') && !whole) return false;
  const path = whole ? (whole[1] ?? '/') : target;
  req.url = plainTarget(path.startsWith('?') ? `/${path}` : path);
  return true;
}
