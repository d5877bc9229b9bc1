import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPool } from '@clinic/core/adapters/database/database';
import { createMigratedDatabase } from '@clinic/core/adapters/database/throwaway-migrated';
import { argon2Passwords } from '@clinic/core/adapters/passwords/argon2-passwords';
import type { BookingStore } from '@clinic/core/booking/ports/booking-store';
import { createLibrary } from '@clinic/core/content/library/library';
import { createLogger } from '@clinic/core/logging/create-logger';
import type { RequestServices } from '@clinic/core/requests/request-services';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servePaymentCallbacks } from './endpoints/payment-callbacks.ts';
import { logRequests } from './http/request-log.ts';
import { toResponse } from './page-cache/answer-page.ts';
import { toStoredPage } from './page-cache/stored-page.ts';
import { createPageServer } from './pages/serve-page.ts';
import { createPreviews } from './preview/previews.ts';
import type { SiteEnvironment } from './site-app.ts';
import { openSiteMetrics, type SiteMetrics } from './site-metrics.ts';

/** Marked values of a patient: none of them may turn up in what Prometheus reads. */
const canaries = ['canario', '123456789', 'senha-do-canario', '987654'];

const metricsPort = await freePort();
let metrics: SiteMetrics;
let pool: pg.Pool;
let port = 0;
const server = createServer();

async function freePort(): Promise<number> {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port: free } = taken.address() as AddressInfo;
  await new Promise((resolve) => taken.close(resolve));
  return free;
}

/** Pages and one door of the site; the page itself breaks where it is told to. */
function siteWith({ observeRequest }: SiteMetrics) {
  const library = () => createLibrary([]);
  const origin = 'https://clinica.example';
  const pages = createPageServer({
    render: async (request) => {
      if (request.url.includes('avariado')) throw new Error('broken for canario');
      return toStoredPage(new Response(null, { headers: { 'content-type': 'text/html' } }), Buffer.from('page'), true);
    },
    previews: createPreviews({ secrets: ['only-for-tests'], backofficeUrl: 'http://127.0.0.1:9', frameOrigins: [], library, origin }),
    acceptsForm: async ({ route }) => route === 'wizardDetails',
    takesFiles: () => false,
    requests: {} as RequestServices,
    ...{ library, origin, clientOf: () => '', caching: true, onRedirect: () => {}, onView: () => {}, onTrouble: () => {} },
  });
  const app = new Hono<SiteEnvironment>();
  app.use(logRequests(createLogger('site', 'silent'), { mode: 'production', rehearsal: false, observe: observeRequest }));
  servePaymentCallbacks(app, {} as BookingStore, {});
  app.all('*', async (c) => toResponse(await pages.answer(c.env.incoming, c.req.raw)));
  app.onError((_, c) => c.text('', 500));
  return getRequestListener(app.fetch, { overrideGlobalObjects: false });
}

beforeAll(async () => {
  const { roles } = await createMigratedDatabase();
  pool = createPool(roles.site, () => {}, 5);
  const settings = { METRICS_PORT: metricsPort, METRICS_ADDRESS: '127.0.0.1' };
  metrics = await openSiteMetrics(settings, { pools: { site: pool }, isListening: () => true });
  server.on('request', siteWith(metrics)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await metrics.close();
  await pool.end();
});

const shown = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
const ask = (target: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${target}`, { redirect: 'manual', ...init });

test('requests are counted by route and class of status, and nothing of what stood in them is shown', async () => {
  await ask('/pt/problemas/canario?nif=123456789');
  await ask('/pt/marcacao-de-consulta/resultado/canario-987654');
  await ask('/pt/marcar-consulta/dados?email=canario@exemplo.pt', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'canario' },
    body: 'name=Joaquim+Canario&nif=123456789&code=987654',
  });
  await ask('/callbacks/ifthenpay?key=canario&requestId=123456789');
  await ask('/canario/123456789');
  await ask('/pt/pesquisa?q=avariado+canario');
  const text = await shown();
  for (const line of ['{route="visit",status="2xx"} 1', '{route="wizardDetails",status="2xx"} 1', '{route="search",status="5xx"} 1'])
    expect(text).toContain(`clinic_request_seconds_count${line}\n`);
  expect(text).toMatch(/clinic_request_seconds_count\{route="problem",status="[24]xx"\} 1/);
  expect(text).toMatch(/clinic_request_seconds_count\{route="\/callbacks\/ifthenpay",status="\dxx"\} 1/);
  expect(text).toMatch(/clinic_request_seconds_count\{route="other",status="\dxx"\} 1/);
  for (const canary of canaries) expect(text.toLowerCase()).not.toContain(canary);
});

test('what the page cache had is counted, stored pages that were answered at once included', async () => {
  metrics.hits += 4;
  await ask('/pt/equipa');
  await ask('/pt/equipa');
  const text = await shown();
  expect(text).toMatch(/clinic_page_cache_answers_total\{result="hit"\} 5\n/);
  expect(text).toMatch(/clinic_page_cache_answers_total\{result="miss"\} [1-9]/);
  expect(text, 'read twice, counted once').toContain('result="hit"} 5\n');
  expect(await shown()).toContain('result="hit"} 5\n');
});

test('passwords are counted as right or wrong, and never shown', async () => {
  const passwords = metrics.watchPasswords(argon2Passwords());
  const hash = await passwords.hash('senha-do-canario');
  expect(await passwords.matches(hash, 'senha-do-canario')).toBe(true);
  expect(await passwords.matches(hash, 'canario')).toBe(false);
  const text = await shown();
  expect(text).toContain('clinic_password_checks_total{outcome="right"} 1\n');
  expect(text).toContain('clinic_password_checks_total{outcome="wrong"} 1\n');
  for (const canary of canaries) expect(text.toLowerCase()).not.toContain(canary);
});

test('connections, event loop and memory are shown; nothing else is at that port, and nothing of it at the public one', async () => {
  const client = await pool.connect();
  expect(await shown()).toContain('clinic_database_connections{pool="site",state="used"} 1\n');
  client.release();
  const text = await shown();
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes', 'clinic_library_age_seconds'])
    expect(text).toContain(name);
  expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { method: 'POST' })).status).toBe(404);
  expect(await (await ask('/metrics')).text()).not.toContain('clinic_');
});

test('without a port nothing listens and nothing is counted', async () => {
  const off = await openSiteMetrics({ METRICS_ADDRESS: '127.0.0.1' }, { pools: {}, isListening: () => true });
  const passwords = argon2Passwords();
  expect(off.watchPasswords(passwords)).toBe(passwords);
  await off.close();
});
