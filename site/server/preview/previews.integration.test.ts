import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { createContentReader } from '@clinic/core/content/content-reader';
import { draftsKey, writePass } from '@clinic/core/preview/preview-pass';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { originCheck } from '../origin-check.ts';
import type { SiteEnvironment } from '../site-app.ts';
import { createPreviews } from './previews.ts';
import { servePreviews } from './routes.ts';

const secret = 'only-for-tests-only-for-tests';
const origin = 'https://clinica.example';
const asked: { url: string; key: string | undefined }[] = [];
const saved: string[] = [];
/** A CMS that has a draft for whoever shows the key. */
const cms = createServer((request, response) => {
  asked.push({ url: request.url ?? '', key: request.headers.authorization });
  const isDraft = request.headers.authorization === `Bearer ${draftsKey(secret)}` && request.url?.includes('draft');
  response.end(JSON.stringify({ titulo: isDraft ? 'Rascunho' : 'Publicado' }));
});
let backofficeUrl = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
  backofficeUrl = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`;
});
afterAll(() => void cms.close());
beforeEach(() => {
  asked.splice(0);
  saved.splice(0);
});

function site() {
  const content = createContentReader({
    fetch: async (path) => (await fetch(backofficeUrl + path)).json(),
    copies: {
      load: async () => undefined,
      save: async (path, _tags, body) => void saved.push(`${path} ${JSON.stringify(body)}`),
      forget: async () => {},
    },
    now: Date.now,
    onTrouble: () => {},
  });
  const previews = createPreviews({ secret, backofficeUrl, frameOrigins: ['https://gestao.example'], content });
  const app = new Hono<SiteEnvironment>();
  app.use(originCheck(new Set([origin])));
  servePreviews(app, previews, origin);
  return { content, previews, app };
}
const pass = (more: object = {}) =>
  writePass(secret, { subject: 'problemas:12', path: '/pt/problemas/x', expiresAt: Date.now() + 60_000, ...more });
const query = { path: '/api/problemas/12?locale=pt', tags: ['problemas'] };

test('a link sets a cookie that scripts cannot read and leads to the page', async () => {
  const { app } = site();
  const token = pass();
  const answer = await app.request(`/preview?pass=${token}`);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/pt/problemas/x');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('set-cookie')).toMatch(
    new RegExp(`^preview=${token}; Path=/; Max-Age=(59|60); HttpOnly; SameSite=Lax; Secure$`),
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

test('a draft is read with the cookie alone, and leaves no trace in memory or copies', async () => {
  const { previews, content } = site();
  const preview = previews.of(`locale=pt; preview=${pass()}; consent=1`);
  expect(await preview?.read(query)).toEqual({ titulo: 'Rascunho' });
  expect(saved).toEqual([]);
  expect((await content.read(query)).body).toEqual({ titulo: 'Publicado' });
  // Other documents come as visitors read them, without the key.
  expect(await preview?.read({ path: '/api/problemas/13?locale=pt', tags: [] })).toEqual({ titulo: 'Publicado' });
  expect(asked.filter(({ key }) => key).map(({ url }) => url)).toEqual(['/api/problemas/12?locale=pt&draft=true']);
  expect(JSON.stringify(saved)).not.toContain('Rascunho');
});

test('without a valid cookie there is no preview', () => {
  const { previews } = site();
  for (const cookie of [undefined, '', 'preview=', 'preview=x.y', `preview=${pass({ expiresAt: 1 })}`, `xpreview=${pass()}`])
    expect(previews.of(cookie), cookie).toBeUndefined();
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
  expect(left.headers.get('set-cookie')).toMatch(/^preview=; Path=\/; Max-Age=0; HttpOnly/);
  for (const to of ['//elsewhere.example', 'https://elsewhere.example', '/pt//elsewhere', '/admin', '/pt/\\x', ''])
    expect((await leave(to)).headers.get('location'), to).toBe('/');
  expect((await leave('/pt', 'https://elsewhere.example')).status).toBe(403);
  expect((await app.request('/preview/exit')).status).toBe(404);
});
