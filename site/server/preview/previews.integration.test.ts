import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { createLibrary } from '@clinic/core/content/library/library';
import { draftsKey, writePass } from '@clinic/core/preview/preview-pass';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { originCheck } from '../security/origin-check.ts';
import type { SiteEnvironment } from '../site-app.ts';
import { createPreviews } from './previews.ts';
import { servePreviews } from './routes.ts';

const secret = 'only-for-tests-only-for-tests';
const origin = 'https://clinica.example';
/** An editor who was suspended. */
const suspended = 7;
const asked: { url: string; key: string | undefined }[] = [];
const row = (titulo: string) => ({ collection: 'problemas', id: '12', body: { id: 12, titulo: { pt: titulo, en: null } } });
/** A back office that has a draft for whoever shows the key. */
const backoffice = createServer((request, response) => {
  asked.push({ url: request.url ?? '', key: request.headers.authorization });
  if (request.url?.endsWith(`?typed=${suspended}`)) return void response.writeHead(410).end('{}');
  const mayRead = request.headers.authorization === `Bearer ${draftsKey(secret)}`;
  response.writeHead(mayRead ? 200 : 403).end(JSON.stringify(mayRead ? { rows: [row('Rascunho')] } : {}));
});
let backofficeUrl = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => backoffice.listen(0, '127.0.0.1', resolve));
  backofficeUrl = `http://127.0.0.1:${(backoffice.address() as AddressInfo).port}`;
});
afterAll(() => void backoffice.close());
beforeEach(() => void asked.splice(0));

const published = createLibrary([row('Publicado')]);

function site(library = published) {
  const previews = createPreviews({
    secrets: [secret],
    backofficeUrl,
    frameOrigins: ['https://gestao.example'],
    library: () => library,
    origin,
  });
  const app = new Hono<SiteEnvironment>();
  app.use(originCheck(new Set([origin])));
  servePreviews(app, previews, origin);
  return { previews, app };
}
const pass = (more: object = {}) =>
  writePass(secret, { subject: 'problemas:12', path: '/pt/problemas/x', expiresAt: Date.now() + 60_000, ...more });

test('a link sets a cookie that scripts cannot read and leads to the page', async () => {
  const { app } = site();
  const token = pass();
  const answer = await app.request(`/preview?pass=${token}`);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/pt/problemas/x');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('set-cookie')).toMatch(
    new RegExp(`^__Host-preview=${token}; HttpOnly; Path=/; SameSite=Lax; Secure; Max-Age=(59|60)$`),
  );
});

test('an expired, altered or invented link sets nothing', async () => {
  const { app } = site();
  for (const token of [
    pass({ expiresAt: Date.now() - 1 }),
    `${pass()}x`,
    'invented',
    '',
    writePass('another-secret', { subject: 'a', path: '/pt', expiresAt: 9e15 }),
  ]) {
    const answer = await app.request(`/preview?pass=${token}`);
    expect(answer.status, token).toBe(403);
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
});

test('a draft is read with the cookie alone, and what is published stays as it is', async () => {
  const { previews } = site();
  const preview = await previews.of(`locale=pt; __Host-preview=${pass()}; consent=1`);
  expect(preview?.library.document('problemas', 12, 'pt')?.['titulo']).toBe('Rascunho');
  expect(published.document('problemas', 12, 'pt')?.['titulo']).toBe('Publicado');
  expect(asked).toEqual([{ url: '/api/drafts/problemas%3A12', key: `Bearer ${draftsKey(secret)}` }]);
});

test('a draft that says what is published is not called one', async () => {
  expect((await site().previews.of(`__Host-preview=${pass()}`))?.isDraft).toBe(true);
  // The database gives the fields of a row in an order of its own.
  const same = createLibrary([{ ...row('Rascunho'), body: { titulo: { en: null, pt: 'Rascunho' }, id: 12 } }]);
  expect((await site(same).previews.of(`__Host-preview=${pass()}`))?.isDraft).toBe(false);
});

test('a link of an editor who is no longer signed in shows the published site, without an error', async () => {
  const { previews } = site();
  expect(await previews.of(`__Host-preview=${pass({ by: suspended })}`)).toBeUndefined();
  expect(asked).toHaveLength(1);
  expect(await previews.of(`__Host-preview=${pass({ by: 8 })}`)).toBeDefined();
});

test('without a valid cookie there is no preview, and the back office is not asked', async () => {
  const { previews } = site();
  for (const cookie of [
    undefined,
    '',
    '__Host-preview=',
    '__Host-preview=x.y',
    `__Host-preview=${pass({ expiresAt: 1 })}`,
    `preview=${pass()}`,
  ])
    expect(await previews.of(cookie), cookie).toBeUndefined();
  expect(asked).toEqual([]);
});

test('the way out is a form of our own, and leads nowhere else', async () => {
  const { app } = site();
  const leave = (to: string, from = origin) =>
    app.request(
      '/preview/exit',
      { method: 'POST', headers: { origin: from } },
      { incoming: Readable.from([Buffer.from(`to=${encodeURIComponent(to)}`)]) },
    );
  const left = await leave('/pt/problemas/x');
  expect(left.status).toBe(303);
  expect(left.headers.get('location')).toBe('/pt/problemas/x');
  expect(left.headers.get('set-cookie')).toMatch(/^__Host-preview=; HttpOnly; Path=\/; .*; Max-Age=0$/);
  for (const to of ['//elsewhere.example', 'https://elsewhere.example', '/pt//elsewhere', '/admin', '/pt/\\x', ''])
    expect((await leave(to)).headers.get('location'), to).toBe('/');
  expect((await leave('/pt', 'https://elsewhere.example')).status).toBe(403);
  expect((await app.request('/preview/exit')).status).toBe(404);
});
