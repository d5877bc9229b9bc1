import { randomUUID } from 'node:crypto';
import { matchRoute } from '@clinic/core/addresses/match-route';
import { localeOfPath } from '@clinic/core/addresses/resolve-address';
import type { Logger } from '@clinic/core/logging/create-logger';
import { proxySpan } from '@clinic/core/logging/proxy-span';
import { inSpan, type SpanEnd } from '@clinic/core/logging/spans';
import type { RehearsalName } from '@clinic/core/settings/deployment';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { rehearsalHeaders, sayRehearsal } from '../pages/rehearsal.ts';
import { pageOfDataPath } from '../pages/render-page.ts';
import { scriptlessPolicy, securityHeaders } from '../security/security-headers.ts';
import type { SiteEnvironment } from '../site-app.ts';

type RequestLogOptions = {
  mode: 'production' | 'development';
  rehearsal: RehearsalName;
  observe?: (request: { route: string; status: number; seconds: number; cacheStatus: string | null }) => void;
};

/** Adds the security headers to every response and writes one log line. */
export const logRequests =
  (log: Logger, { mode, rehearsal, observe }: RequestLogOptions): MiddlewareHandler<SiteEnvironment> =>
  async (c, next) => {
    const startedAt = performance.now();
    const reference = randomUUID();
    c.set('reference', reference);
    const traceparent = c.req.header('traceparent');
    const before = proxySpan({ traceparent, requestStart: c.req.header('x-request-start') }, Date.now());
    const answer = () => inSpan({ name: 'request', kind: 'server', ...(!before && { causedBy: traceparent }) }, next, () => endOf(c));
    await (before ? inSpan(before, answer) : answer());
    for (const [name, value] of Object.entries(securityHeaders)) if (!c.res.headers.has(name)) c.header(name, value);
    // In development Vite adds inline scripts of its own.
    if (mode === 'production' && !c.res.headers.has('content-security-policy')) c.header('content-security-policy', scriptlessPolicy);
    if (rehearsal) await markRehearsal(c, rehearsal);
    const ms = performance.now() - startedAt;
    const route = routeNameOf(c.req.path);
    const { status, headers } = c.res;
    log.info({ reference, method: c.req.method, route: route ?? 'other', status, ms: Math.round(ms) }, 'request');
    observe?.({ route: route ?? patternOf(c), status, seconds: ms / 1_000, cacheStatus: headers.get('cache-status') });
  };

const endOf = (c: Context<SiteEnvironment>): SpanEnd => {
  const [method, route, { status }] = [c.req.method, routeNameOf(c.req.path) ?? patternOf(c), c.res];
  return { name: `${method} ${route}`, facts: { route, status }, failed: status >= 500 };
};

async function markRehearsal(c: Context<SiteEnvironment>, name: Exclude<RehearsalName, false>) {
  if (c.res.body && c.res.headers.get('content-type')?.startsWith('text/html') && !c.res.headers.has('content-encoding')) {
    const { status, headers } = c.res;
    c.res = new Response(sayRehearsal(await c.res.text(), name), { status, headers });
    c.res.headers.delete('content-length');
  }
  for (const [name, value] of Object.entries(rehearsalHeaders)) c.header(name, value);
}

/** Only the route's name: a full path may disclose an illness. */
function routeNameOf(path: string): string | undefined {
  const locale = localeOfPath(path);
  return locale && matchRoute(locale, pageOfDataPath(path).slice(locale.length + 2))?.name;
}

/** Of an endpoint, as it was written down (`/agenda/:id`); what only the last of them takes has none. */
function patternOf(c: Context<SiteEnvironment>): string {
  const pattern = routePath(c);
  return pattern === '*' || pattern === '/*' ? 'other' : pattern;
}
