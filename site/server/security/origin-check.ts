import type { MiddlewareHandler } from 'hono';

/**
 * Called by servers and apps, which send no Origin header. The first two never rely on a visitor's cookies; the account API reads them only
 * with an Origin header, which it checks itself.
 */
const calledByMachines = ['/callbacks/', '/unsubscribe/', '/api/account/'];
const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Protects against cross-site request forgery. */
export const originCheck =
  (accepted: ReadonlySet<string>): MiddlewareHandler =>
  async (c, next) => {
    if (readingMethods.has(c.req.method) || calledByMachines.some((prefix) => c.req.path.startsWith(prefix))) return next();
    const origin = c.req.header('origin');
    return origin && accepted.has(origin) ? next() : c.text('Forbidden', 403);
  };
