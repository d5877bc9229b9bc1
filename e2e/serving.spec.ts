import { expect } from '@playwright/test';
import { rawRequest } from './raw-request.ts';
import { test } from './system.ts';

test('a POST without our Origin is refused', async ({ system }) => {
  const post = (target: string, headers: Record<string, string>) =>
    rawRequest(system.origin, target, { method: 'POST', headers, body: 'a=1' });
  for (const target of ['/pt', '/pt/contactos', '/en/conta/login', '/nada']) {
    expect((await post(target, {})).status, `${target} without Origin`).toBe(403);
    expect((await post(target, { origin: 'https://elsewhere.example' })).status, `${target} from elsewhere`).toBe(403);
    expect((await post(target, { origin: 'null' })).status, `${target} from nowhere`).toBe(403);
    expect((await post(target, { origin: system.origin })).status, `${target} from our own page`).not.toBe(403);
  }
  // Payment callbacks only make us ask the provider; one-click unsubscribe carries a secret of its own.
  expect((await post('/callbacks/easypay', {})).status).not.toBe(403);
});

test('pages come packed, with an ETag that spares the second download', async ({ system }) => {
  const first = await rawRequest(system.origin, '/pt/sobre-nos', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(first.headers['content-encoding']).toBe('br');
  expect(first.headers['cache-control']).toContain('s-maxage=');
  const again = await rawRequest(system.origin, '/pt/sobre-nos', { headers: { 'if-none-match': String(first.headers.etag) } });
  expect(again.status).toBe(304);
  expect(again.headers['cache-status']).toBe('hit');
  expect((await rawRequest(system.origin, '/pt/sobre-nos', { headers: { 'accept-encoding': 'gzip' } })).headers['content-encoding']).toBe(
    'gzip',
  );
  expect((await rawRequest(system.origin, '/pt/sobre-nos')).headers['content-encoding']).toBeUndefined();
});

test('a campaign mark in the address neither changes the page nor costs a new rendering', async ({ system }) => {
  const plain = await rawRequest(system.origin, '/pt/sobre-nos');
  const marked = await rawRequest(system.origin, '/pt/sobre-nos?utm_source=x&fbclid=1');
  expect(marked.headers['cache-status']).toBe('hit');
  expect(marked.body).toBe(plain.body);
});

test('a forged Host does not get into a page', async ({ system }) => {
  const { body } = await rawRequest(system.origin, '/pt/termos', { headers: { host: 'elsewhere.example' } });
  expect(body).not.toContain('elsewhere.example');
});

test('built files may be kept for ever', async ({ system }) => {
  const { body } = await rawRequest(system.origin, '/pt');
  const script = /\/assets\/[\w.-]+\.js/.exec(body)?.[0] ?? '';
  const { status, headers } = await rawRequest(system.origin, script, { headers: { 'accept-encoding': 'br' } });
  expect(status).toBe(200);
  expect(headers['cache-control']).toContain('immutable');
  expect(headers['content-encoding']).toBe('br');
});

test('odd targets and methods get an honest answer, never an error of ours', async ({ system }) => {
  for (const target of [
    '//',
    '///',
    '//elsewhere.example',
    '//elsewhere.example/',
    '//%zz',
    '//x:99999/pt',
    '/.data',
    '/_.data',
    '/pt/%00',
    '/pt/x%0ay',
    '/%ff',
    `/pt/${'x'.repeat(5_000)}`,
  ])
    expect((await rawRequest(system.origin, target)).status, target.slice(0, 40)).toBe(404);
  expect((await rawRequest(system.origin, '/pt/sobre-nos%0A')).headers.location).toBe('/pt/sobre-nos');
  for (const method of ['PUT', 'PATCH', 'DELETE'])
    expect((await rawRequest(system.origin, '/pt/sobre-nos', { method, headers: { origin: system.origin } })).status, method).toBe(405);
  expect((await rawRequest(system.origin, '/pt', { method: 'OPTIONS' })).status).toBe(204);
  const post = await rawRequest(system.origin, '/pt/sobre-nos', { method: 'POST', headers: { origin: system.origin }, body: 'a=1' });
  expect(post.status).toBe(405);
});

test('unknown addresses share one page, so that rubbish costs no rendering', async ({ system }) => {
  await rawRequest(system.origin, '/pt/rubbish-1');
  const { status, headers } = await rawRequest(system.origin, '/pt/rubbish-2');
  expect(status).toBe(404);
  expect(headers['cache-status']).toBe('hit');
  const invented = await rawRequest(system.origin, '/pt/sobre-nos?_routes=invented');
  expect(invented.headers['cache-status']).toBe('hit');
});

test('HEAD tells what GET would', async ({ system }) => {
  for (const target of ['/pt/sobre-nos', '/pt/conta/login', '/pt/nada']) {
    const [get, head] = await Promise.all([rawRequest(system.origin, target), rawRequest(system.origin, target, { method: 'HEAD' })]);
    expect(head.status, target).toBe(get.status);
    expect(Number(head.headers['content-length']), target).toBeGreaterThan(1_000);
    expect(head.body).toBe('');
  }
});
