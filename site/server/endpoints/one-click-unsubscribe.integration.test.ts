import type { AddressInfo, Server } from 'node:net';
import { newsletterStore } from '@clinic/core/adapters/database/newsletter/newsletter-store';
import { createThrowawayStore, type ThrowawayStore } from '@clinic/core/adapters/database/throwaway-store';
import { newsletterLinks, oneClickPath } from '@clinic/core/newsletter/newsletter-link';
import type { NewsletterStore } from '@clinic/core/newsletter/newsletter-store';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { originCheck } from '../security/origin-check.ts';
import type { SiteEnvironment } from '../site-app.ts';
import { serveOneClickUnsubscribe } from './one-click-unsubscribe.ts';

let store: ThrowawayStore;
let subscriptions: NewsletterStore;
let server: Server;
let origin: string;
beforeAll(async () => {
  store = await createThrowawayStore();
  subscriptions = newsletterStore(store.pool, store.dbos);
  const app = new Hono<SiteEnvironment>();
  app.use(originCheck(new Set(['https://exemplo.pt'])));
  serveOneClickUnsubscribe(app, { subscriptions, keys });
  server = createAdaptorServer(app) as Server;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await store.close();
});

async function subscriber(email: string, locale: 'pt' | 'en' = 'pt') {
  await subscriptions.addProven({ email, name: 'Ana', locale, source: 'area' });
  const { rows } = await store.pool.query<{ id: string }>('select id from core.newsletter_subscriptions where email = $1', [email]);
  const id = rows[0]?.id ?? '';
  return { id, address: origin + oneClickPath(newsletterLinks.manage.writeToken(keys, id)) };
}
const press = (address: string) =>
  fetch(address, { method: 'POST', body: 'List-Unsubscribe=One-Click', headers: { 'content-type': 'application/x-www-form-urlencoded' } });

test('looking with GET or HEAD stops nothing and leads to the page with the button, in the reader’s language', async () => {
  const { address } = await subscriber('olha@exemplo.pt', 'en');
  for (const method of ['GET', 'HEAD']) {
    const answer = await fetch(address, { method, redirect: 'manual' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^\/en\/newsletter\/preferencias\?token=/);
  }
  expect(await subscriptions.standingOf('olha@exemplo.pt')).toBe('on');
});

test('a mail program, which sends no origin, stops it with one POST; repeated or stale it is answered with 200, too', async () => {
  const { id, address } = await subscriber('sai@exemplo.pt');
  for (let time = 0; time < 2; time++) expect((await press(address)).status).toBe(200);
  expect(await subscriptions.standingOf('sai@exemplo.pt')).toBe('off');
  await store.pool.query('delete from core.newsletter_subscriptions where id = $1', [id]);
  expect((await press(address)).status).toBe(200);
  expect((await press(`${origin}${oneClickPath('nonsense')}`)).status).toBe(200);
});
