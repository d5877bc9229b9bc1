import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { demoPassword } from '../scripts/stack/settings.ts';
import { rawRequest } from './raw-request.ts';
import { signInStaff } from './staff.ts';
import { type TestSystem, test } from './system.ts';

/** How far ahead an editor schedules. Shorter than in life, where it is minutes at least; the way is the same. */
const aheadMs = Number(process.env['SCHEDULE_SECONDS'] ?? 12) * 1_000;
const lateMs = 15_000;

type Saved = { doc: { id: number; slug: string } };
type Changes = { changes: { action: string; done_at: string | null }[] };

test.setTimeout(4 * aheadMs + 120_000);

const inTime = (ms: number) => new Date(Date.now() + ms).toISOString();
const replicas = (system: TestSystem) => [system.origin, system.second.origin];
const statusesOf = (system: TestSystem, path: string) =>
  Promise.all(replicas(system).map(async (origin) => (await rawRequest(origin, path)).status));
const inSitemap = (system: TestSystem, path: string) =>
  Promise.all(replicas(system).map(async (origin) => (await rawRequest(origin, '/sitemap-pt.xml')).body.includes(`${path}<`)));

/** Visitors keep asking: the page must change under their eyes, from the cache and all. */
async function until(system: TestSystem, path: string, status: number, limitMs: number): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline) {
    if ((await statusesOf(system, path)).every((seen) => seen === status)) return;
    await sleep(200);
  }
  throw new Error(`${path} did not answer ${status} on both replicas within ${limitMs} ms`);
}

const paragraph = (text: string) => ({
  root: {
    type: 'root',
    format: '',
    indent: 0,
    version: 1,
    direction: 'ltr',
    children: [{ type: 'paragraph', format: '', indent: 0, version: 1, direction: 'ltr', children: [{ type: 'text', text, version: 1 }] }],
  },
});

test('an article appears by itself on two replicas and leaves by itself, with its line in the sitemap', async ({ system }) => {
  const editor = await signInStaff(system);
  const { doc } = await editor.post<Saved>('/api/artigos_blog?locale=pt&draft=true', {
    titulo: 'Um artigo que espera pela sua hora',
    excerto: 'Publica-se sozinho.',
    texto: paragraph('Primeiras palavras.'),
    publicar_em: inTime(aheadMs),
    retirar_em: inTime(2 * aheadMs),
  });
  const path = `/pt/blog/${doc.slug}`;
  const startedAt = Date.now();
  expect(await statusesOf(system, path)).toEqual([404, 404]);
  await editor.patch(`/api/artigos_blog/${doc.id}?locale=pt&draft=true`, { texto: paragraph('Últimas palavras.') });

  await until(system, path, 200, aheadMs + lateMs);
  console.log(`  scheduled ${aheadMs / 1000} s ahead, on both replicas ${((Date.now() - startedAt) / 1000).toFixed(1)} s after the save`);
  expect(Date.now() - startedAt).toBeGreaterThan(aheadMs - 1_500);
  for (const origin of replicas(system)) {
    const { body } = await rawRequest(origin, path);
    expect(body).toContain('Últimas palavras.');
    expect(body).not.toContain('Primeiras palavras.');
  }
  expect(await inSitemap(system, path)).toEqual([true, true]);

  await until(system, path, 404, aheadMs + lateMs);
  expect(await inSitemap(system, path)).toEqual([false, false]);
  const { changes } = await editor.get<Changes>(`/api/scheduled-changes/artigos_blog/${doc.id}`);
  expect(changes.map(({ action, done_at }) => [action, done_at !== null])).toEqual([
    ['publish', true],
    ['withdraw', true],
  ]);
});

test('kill -9 of the worker and a back office that is down at the minute delay it, nothing more', async ({ system }) => {
  const editor = await signInStaff(system);
  const { doc } = await editor.post<Saved>('/api/artigos_blog?locale=pt&draft=true', {
    titulo: 'Um artigo num dia mau',
    texto: paragraph('Apesar de tudo.'),
    publicar_em: inTime(aheadMs / 2),
  });
  await system.stopOne(system.parts.worker, 'SIGKILL');
  await system.stopOne(system.parts.backoffice);
  await system.startOne(system.parts.worker);
  await sleep(aheadMs / 2 + 2_000);
  expect(await statusesOf(system, `/pt/blog/${doc.slug}`)).toEqual([404, 404]);
  await system.startOne(system.parts.backoffice);
  await until(system, `/pt/blog/${doc.slug}`, 200, aheadMs + 2 * lateMs);
  await editor.patch(`/api/artigos_blog/${doc.id}?locale=pt`, { _status: 'draft' });
});

test('an article published ahead of its own date shows itself only then', async ({ system }) => {
  const editor = await signInStaff(system);
  const { doc } = await editor.post<Saved>('/api/artigos_blog?locale=pt', {
    titulo: 'Um artigo com data de amanhã',
    texto: paragraph('Já é amanhã.'),
    data_publicacao: inTime(aheadMs / 2),
    _status: 'published',
  });
  const path = `/pt/blog/${doc.slug}`;
  expect(await statusesOf(system, path)).toEqual([404, 404]);
  expect(await inSitemap(system, path)).toEqual([false, false]);
  await until(system, path, 200, aheadMs / 2 + lateMs);
  expect(await inSitemap(system, path)).toEqual([true, true]);
  await editor.patch(`/api/artigos_blog/${doc.id}?locale=pt`, { _status: 'draft' });
});

test('a correction that cannot wait for its hour goes out in one press, and the hour goes with it', async ({ system, browser }) => {
  const editor = await signInStaff(system);
  const article = {
    titulo: 'Um artigo com um engano',
    excerto: 'Palavras erradas.',
    data_publicacao: inTime(-60_000),
    _status: 'published',
  };
  const { doc } = await editor.post<Saved>('/api/artigos_blog?locale=pt', article);
  const corrected = { excerto: 'Palavras certas.', publicar_em: inTime(3_600_000) };
  await editor.patch(`/api/artigos_blog/${doc.id}?locale=pt&draft=true`, corrected);
  const shown = async () => (await rawRequest(system.origin, `/pt/blog/${doc.slug}`)).body.includes('Palavras certas.');
  expect(await shown()).toBe(false);

  const admin = `http://localhost:${system.ports.backoffice}/admin`;
  const context = await browser.newContext({ locale: 'pt-PT', viewport: { width: 1440, height: 1000 } });
  const page = await context.newPage();
  await page.goto(`${admin}/login`);
  await page.fill('#field-email', 'editor@exemplo.pt');
  await page.fill('#field-password', demoPassword);
  await page.click('button[type=submit]');
  await page.waitForURL(admin);
  await page.goto(`${admin}/collections/artigos_blog/${doc.id}?locale=pt`);
  const publish = page.getByRole('button', { name: 'Apagar a hora e publicar já' });
  await publish.click({ timeout: 30_000 });
  await expect(publish).toHaveCount(0, { timeout: 30_000 });
  await expect.poll(shown, { timeout: 15_000 }).toBe(true);
  const { changes } = await editor.get<Changes>(`/api/scheduled-changes/artigos_blog/${doc.id}`);
  expect(changes.filter(({ action, done_at }) => action === 'publish' && done_at === null)).toEqual([]);
  await context.close();
  await editor.patch(`/api/artigos_blog/${doc.id}?locale=pt`, { _status: 'draft' });
});
