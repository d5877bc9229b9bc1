import type { MiddlewareHandler } from 'hono';

/** Machines call these, not pages of ours; each carries a secret of its own. */
const calledByMachines = ['/callbacks/', '/unsubscribe/'];
const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A form on another site must not act in a visitor's name. */
export const originCheck =
  (accepted: ReadonlySet<string>): MiddlewareHandler =>
  async (c, next) => {
    if (readingMethods.has(c.req.method) || calledByMachines.some((prefix) => c.req.path.startsWith(prefix))) return next();
    const origin = c.req.header('origin');
    return origin && accepted.has(origin) ? next() : c.text('Forbidden', 403);
  };
