import type { IncomingMessage, ServerOptions } from 'node:http';
import { plainTarget } from '@clinic/core/http/plain-text';

/**
 * What a connection may cost before anything of ours runs. Node answers 408 to whoever takes too long and 431 to whoever sends
 * longer headers, and refuses what two servers could read differently (two lengths, a length beside chunks).
 */
export const httpLimits: ServerOptions = {
  headersTimeout: 10_000,
  /** A little more than bodies get, whose refusals are written by us. */
  requestTimeout: 22_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
};

const absolute = /^https?:\/\/[^/?#]+([/?][^#]*)?$/i;

/**
 * Proxies may name the whole address (RFC 9112, 3.2.2): the site answers under its own name anyway, so only the path counts. False
 * for what is no address of a page at all.
 */
export function mendTarget(req: Pick<IncomingMessage, 'url'>): boolean {
  const target = req.url ?? '';
  const whole = target.startsWith('/') ? undefined : absolute.exec(target);
  if (!target.startsWith('/') && !whole) return false;
  const path = whole ? (whole[1] ?? '/') : target;
  req.url = plainTarget(path.startsWith('?') ? `/${path}` : path);
  return true;
}
