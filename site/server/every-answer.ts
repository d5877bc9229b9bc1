import { randomUUID } from 'node:crypto';
import { matchRoute } from '@clinic/core/addresses/match-route';
import { localeOfPath } from '@clinic/core/addresses/resolve-address';
import type { Logger } from '@clinic/core/logging/create-logger';
import type { Context, MiddlewareHandler } from 'hono';
import { rehearsalHeaders, sayRehearsal } from './rehearsal.ts';
import { pageOfDataPath } from './render-page.ts';
import { scriptlessPolicy, securityHeaders } from './security-headers.ts';
import type { SiteEnvironment } from './site-app.ts';

/** Gives every answer its security headers and one line in the log. */
export const everyAnswer =
  (log: Logger, { mode, rehearsal }: { mode: 'production' | 'development'; rehearsal: boolean }): MiddlewareHandler<SiteEnvironment> =>
  async (c, next) => {
    const startedAt = performance.now();
    const reference = randomUUID();
    c.set('reference', reference);
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) if (!c.res.headers.has(name)) c.header(name, value);
    // Vite writes inline scripts of its own while developing.
    if (mode === 'production' && !c.res.headers.has('content-security-policy')) c.header('content-security-policy', scriptlessPolicy);
    if (rehearsal) await markRehearsal(c);
    const ms = Math.round(performance.now() - startedAt);
    log.info({ reference, method: c.req.method, route: routeNameOf(c.req.path), status: c.res.status, ms }, 'request');
  };

async function markRehearsal(c: Context<SiteEnvironment>) {
  if (c.res.body && c.res.headers.get('content-type')?.startsWith('text/html') && !c.res.headers.has('content-encoding')) {
    const { status, headers } = c.res;
    c.res = new Response(sayRehearsal(await c.res.text()), { status, headers });
    c.res.headers.delete('content-length');
  }
  for (const [name, value] of Object.entries(rehearsalHeaders)) c.header(name, value);
}

/** The route's name only: a full address may say what somebody suffers from. */
function routeNameOf(path: string): string {
  const locale = localeOfPath(path);
  return (locale && matchRoute(locale, pageOfDataPath(path).slice(locale.length + 2))?.name) ?? 'other';
}
