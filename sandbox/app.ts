import { Hono } from 'hono';
import { indexPage } from './index-page.ts';
import { services } from './services.ts';

export function createApp(): Hono {
  const app = new Hono();
  app.get('/', (context) => context.html(indexPage(services)));
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  return app;
}
