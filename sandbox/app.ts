import { Hono } from 'hono';
import { indexPage } from './index-page.ts';
import { services } from './services.ts';

/** `standIns` by the first segment of their address. */
export function createApp(standIns: Record<string, Hono> = {}): Hono {
  const app = new Hono();
  app.get('/', (context) => context.html(indexPage(services)));
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  for (const [segment, routes] of Object.entries(standIns)) app.route(`/${segment}`, routes);
  return app;
}
