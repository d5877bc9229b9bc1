import { Hono } from 'hono';

/** How many are kept, the newest last. */
const kept = 200;

/** Takes error reports as GlitchTip or Sentry do, and shows them as they came. Forgotten when it stops. */
export function errorsStandIn(): Hono {
  const envelopes: string[] = [];
  const routes = new Hono();
  routes.post('/api/:project/envelope/', async (context) => {
    const lines = (await context.req.text()).split('\n');
    const isEnvelope = lines.length >= 3 && context.req.header('x-sentry-auth')?.includes('sentry_key=');
    if (!isEnvelope) return context.json({ error: 'malformed' }, 400);
    envelopes.push(lines.join('\n'));
    if (envelopes.length > kept) envelopes.shift();
    return context.json({ id: (JSON.parse(lines[0] ?? '{}') as { event_id?: string }).event_id });
  });
  routes.get('/control/state', (context) => context.json({ envelopes }));
  routes.post('/control/reset', (context) => {
    envelopes.length = 0;
    return context.body(null, 204);
  });
  return routes;
}
