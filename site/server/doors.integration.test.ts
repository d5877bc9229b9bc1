import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BookingStore } from '@clinic/core/booking/ports/booking-store';
import { createLibrary } from '@clinic/core/content/library/library';
import { createLogger } from '@clinic/core/logging/create-logger';
import type { RequestServices } from '@clinic/core/requests/request-services';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { servePaymentCallbacks } from './endpoints/payment-callbacks.ts';
import { acceptConsents } from './endpoints/record-consent.ts';
import { httpLimits, mendTarget } from './http/http-limits.ts';
import { bodyWithinMs } from './http/read-body.ts';
import { logRequests } from './http/request-log.ts';
import { toResponse } from './page-cache/answer-page.ts';
import { toStoredPage } from './page-cache/stored-page.ts';
import { createPageServer } from './pages/serve-page.ts';
import { createPreviews } from './preview/previews.ts';
import { servePreviews } from './preview/routes.ts';
import type { SiteEnvironment } from './site-app.ts';
import { httpStatusOf, sendRaw } from './testing/raw-client.ts';

/** The doors of the site, without what lies behind them: each page is its own address. */
const rendered: string[] = [];
const library = () => createLibrary([]);
const origin = 'https://clinica.example';
const previews = createPreviews({ secrets: ['only-for-tests'], backofficeUrl: 'http://127.0.0.1:9', frameOrigins: [], library, origin });
const pages = createPageServer({
  render: async (request) => {
    rendered.push(request.url.replace(origin, ''));
    const body = request.method === 'POST' ? await request.text() : '';
    return toStoredPage(new Response(null, { headers: { 'content-type': 'text/html' } }), Buffer.from(`page ${body}`), true);
  },
  previews,
  acceptsForm: async ({ route }) => route === 'wizardDetails',
  takesFiles: () => false,
  requests: {} as RequestServices,
  library,
  origin,
  clientOf: () => '',
  caching: true,
  onRedirect: () => {},
  onView: () => {},
  onTrouble: () => {},
});
const app = new Hono<SiteEnvironment>();
app.use(logRequests(createLogger('site', 'silent'), { mode: 'production', rehearsal: false }));
servePreviews(app, previews, origin);
acceptConsents(app, { add: async () => {}, isWithinLimit: async () => true });
servePaymentCallbacks(app, {} as BookingStore, {});
app.all('*', async (c) => toResponse(await pages.answer(c.env.incoming, c.req.raw)));
const handleWithHono = getRequestListener(app.fetch, { overrideGlobalObjects: false });
const server = createServer(httpLimits, (req, res) => void (mendTarget(req) ? handleWithHono(req, res) : res.writeHead(400).end()));

let port = 0;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());
beforeEach(() => void rendered.splice(0));
afterEach(() => vi.useRealTimers());

const get = (target: string) => sendRaw(port, `GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);

const readingBodies = ['/consent', '/callbacks/easypay', '/preview/exit', '/pt/marcar-consulta/dados'];

test.each(readingBodies)('a body that never ends keeps no place at %s', async (target) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const head = `POST ${target} HTTP/1.1\r\nhost: x\r\norigin: ${origin}\r\ncontent-length: 100\r\n\r\nname=M`;
  const answer = sendRaw(port, head);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(bodyWithinMs);
  expect(httpStatusOf(await answer)).toBe(408);
});

test('every door that reads a body is tried above', () => {
  const posts = app.routes.filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(readingBodies).toEqual(expect.arrayContaining(posts));
});

test.each(readingBodies)('a body without end fills no memory at %s', async (target) => {
  const chunk = `8000\r\n${'x'.repeat(0x8000)}\r\n`;
  const head = `POST ${target} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n`;
  expect(httpStatusOf(await sendRaw(port, head + chunk.repeat(3)))).toBe(413);
});

test.each([
  ['two lengths', 'content-length: 3\r\ncontent-length: 4\r\n\r\nabcd', 400],
  ['a length beside chunks', 'content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n', 400],
  ['an unknown coding before chunks', 'transfer-encoding: xchunked\r\n\r\n0\r\n\r\n', 400],
  ['a blank before the colon', 'transfer-encoding : chunked\r\n\r\n0\r\n\r\n', 400],
  ['a line folded', 'x: a\r\n b\r\ncontent-length: 0\r\n\r\n', 400],
  ['a control character in a cookie', 'cookie: draft=\u0000\r\n\r\n', 400],
  ['headers without end', `x: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('a request with %s is refused before anything reads it', async (_, rest, status) => {
  expect(httpStatusOf(await sendRaw(port, `POST /pt/marcar-consulta/dados HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${rest}`))).toBe(
    status,
  );
  expect(rendered).toEqual([]);
});

test.each(['TRACE', 'CONNECT', 'DELETE', 'PROPFIND'])('%s is refused, and nothing of the request comes back', async (method) => {
  const answer = await sendRaw(port, `${method} /pt/termos HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncookie: draft=secret\r\n\r\n`);
  expect(answer).not.toContain('secret');
  expect(httpStatusOf(answer)).not.toBe(200);
  expect(rendered).toEqual([]);
});

test('a whole address is read by its path, under our own name; what is no address is refused', async () => {
  expect(httpStatusOf(await get('http://elsewhere.example/pt/termos?x=1'))).toBe(200);
  expect(rendered).toEqual(['/pt/termos']);
  for (const target of ['*', 'pt/termos', 'ftp://x/pt', 'javascript:alert(1)']) expect(httpStatusOf(await get(target)), target).toBe(400);
});

test('control characters in a query reach no page', async () => {
  expect(httpStatusOf(await get('/pt/pesquisa?q=rim%00%1B&x=%0A'))).toBe(200);
  expect(rendered).toEqual(['/pt/pesquisa?q=rim&x=%0A']);
});

test.each([
  ['/pt/marcacao-de-consulta/resultado/AbC-123/', '/pt/marcacao-de-consulta/resultado/AbC-123', 'no-store'],
  ['/pt/marcacao-de-consulta/resultado/AbC-123/cancelar/', '/pt/marcacao-de-consulta/resultado/AbC-123/cancelar', 'no-store'],
  ['/pt/marcar-consulta/dados/', '/pt/marcar-consulta/dados', 'no-store'],
  ['/PT/Marcar-Consulta', '/pt/marcar-consulta', 'no-store'],
  ['/conta/login', '/pt/conta/login', 'no-store'],
  ['/pt/pesquisa/?q=cancro', '/pt/pesquisa?q=cancro', 'no-store'],
  ['/pt/nobody/knows/this/', '/pt/nobody/knows/this', 'no-store'],
  ['/pt/termos/', '/pt/termos', 'public, max-age=3600'],
  ['/PT/Termos', '/pt/termos', 'public, max-age=3600'],
])('%s sends on to %s, %s', async (from, to, kept) => {
  const answer = await get(from);
  expect(httpStatusOf(answer)).toBe(301);
  expect(answer).toContain(`location: ${to}\r\n`);
  expect(answer).toContain(`cache-control: ${kept}\r\n`);
});

test('however its parts are asked for, one page is made and stored three times at most', async () => {
  const parts = ['root', 'pt.terms', 'pt.blog', 'rubbish'];
  for (const a of parts) for (const b of parts) for (const c of parts) await get(`/pt/termos.data?_routes=${a},${b},${c}&x=${a}`);
  expect(rendered.toSorted()).toEqual(['/pt/termos.data', '/pt/termos.data?_routes=pt.terms', '/pt/termos.data?_routes=root']);
});
