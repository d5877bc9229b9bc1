import { type BrowserContext, expect, type Page } from '@playwright/test';
import { demoPassword } from '../scripts/stack/settings.ts';
import { rawRequest } from './raw-request.ts';
import { signInStaff } from './staff.ts';
import { type TestSystem, test } from './system.ts';

type Found = { docs: { id: number; titulo: string }[] };
type Saved = { doc: { id: number; slug: string } };

const problem = '/pt/problemas/tumor-do-rim';
const secret = 'Rascunho que ninguém pode ver';

const adminOf = (system: TestSystem) => `http://localhost:${system.ports.backoffice}/admin`;

async function openAdmin(system: TestSystem, context: BrowserContext, email = 'editor@exemplo.pt'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${adminOf(system)}/login`);
  await page.fill('#field-email', email);
  await page.fill('#field-password', demoPassword);
  await page.click('button[type=submit]');
  await page.waitForURL(adminOf(system));
  return page;
}

async function problemId(system: TestSystem): Promise<number> {
  const editor = await signInStaff(system);
  const { docs } = await editor.get<Found>('/api/problemas?where[slug.pt][equals]=tumor-do-rim&locale=pt&limit=1');
  return docs[0]?.id ?? 0;
}

/** The published words take the place of the draft, for the tests that come after. */
async function discardDraft(system: TestSystem, path: string, field: string) {
  const editor = await signInStaff(system);
  const live = await editor.get<Record<string, unknown>>(`${path}?locale=pt&depth=0`);
  const body = { [field]: live[field], _status: 'published' };
  await (path.includes('/globals/') ? editor.post(`${path}?locale=pt`, body) : editor.patch(`${path}?locale=pt`, body));
}

/** What everybody else gets, on both replicas, by every way to the page. */
async function nothingLeaks(system: TestSystem, path: string, headers: Record<string, string> = {}) {
  for (const origin of [system.origin, system.second.origin])
    for (const target of [path, `${path}?fresh=${Date.now()}`, `${path}.data`, '/pt', '/sitemap-pt.xml', '/pt/blog']) {
      const { body } = await rawRequest(origin, target, { headers });
      expect(body, `${target} on ${origin}`).not.toContain(secret);
    }
}

test('a draft shows on the real site to its editor alone, under a bar with a way out', async ({ system, browser }) => {
  const id = await problemId(system);
  const editor = await signInStaff(system);
  for (const origin of [system.origin, system.second.origin]) await rawRequest(origin, problem);
  await editor.patch(`/api/problemas/${id}?locale=pt&draft=true`, { titulo: secret });

  const context = await browser.newContext();
  const admin = await openAdmin(system, context);
  await admin.goto(`${adminOf(system)}/collections/problemas/${id}?locale=pt`);
  const link = (await admin.locator('#preview-button').first().getAttribute('href')) ?? '';
  expect(link).toMatch(new RegExp(`^${system.origin}/preview\\?pass=`));

  const page = await context.newPage();
  const answer = await page.goto(link);
  expect(new URL(page.url()).pathname).toBe(problem);
  await expect(page.locator('h1')).toContainText(secret);
  await expect(page.getByRole('region', { name: 'Pré-visualização' })).toContainText('Está a ver um rascunho.');
  const headers = answer?.headers() ?? {};
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['x-robots-tag']).toBe('noindex');
  const backoffices = `http://localhost:${system.ports.backoffice} http://127.0.0.1:${system.ports.backoffice}`;
  expect(headers['content-security-policy']).toContain(`frame-ancestors ${backoffices}`);
  const [cookie] = (await context.cookies(system.origin)).filter(({ name }) => name === 'preview');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

  await nothingLeaks(system, problem);
  const [body = '', mac = ''] = (cookie?.value ?? '').split('.');
  for (const forged of [`${body}.${mac.slice(0, -2)}xx`, body, 'x.y']) await nothingLeaks(system, problem, { cookie: `preview=${forged}` });
  const usual = await rawRequest(system.origin, problem);
  expect(usual.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(usual.headers['cache-control']).toContain('public');

  // The rest of the site is as visitors see it, and the bar stays.
  await page.goto(`${system.origin}/pt/equipa`);
  await expect(page.getByRole('region', { name: 'Pré-visualização' })).toBeVisible();
  await page.goto(system.origin + problem);
  await page.getByRole('button', { name: 'Sair da pré-visualização' }).click();
  await expect(page.locator('h1')).not.toContainText(secret);
  await expect(page.getByRole('region', { name: 'Pré-visualização' })).toHaveCount(0);
  expect((await context.cookies(system.origin)).some(({ name }) => name === 'preview')).toBe(false);
  await discardDraft(system, `/api/problemas/${id}`, 'titulo');
  await context.close();
});

test('what was never published, and a page that exists once, can be previewed, too', async ({ system, browser }) => {
  const editor = await signInStaff(system);
  const { doc } = await editor.post<Saved>('/api/artigos_blog?locale=pt&draft=true', {
    titulo: `${secret}: artigo`,
    data_publicacao: new Date(Date.now() + 86_400_000).toISOString(),
  });
  await editor.post('/api/globals/sobre_nos?locale=pt&draft=true', { banner_titulo: `${secret}: sobre nós` });
  const context = await browser.newContext();
  const admin = await openAdmin(system, context);
  for (const [place, path] of [
    [`collections/artigos_blog/${doc.id}`, `/pt/blog/${doc.slug}`],
    ['globals/sobre_nos', '/pt/sobre-nos'],
  ] as const) {
    await admin.goto(`${adminOf(system)}/${place}?locale=pt`);
    const page = await context.newPage();
    await page.goto((await admin.locator('#preview-button').first().getAttribute('href')) ?? '');
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.locator('h1')).toContainText(secret);
    await nothingLeaks(system, path);
  }
  expect((await rawRequest(system.origin, `/pt/blog/${doc.slug}`)).status).toBe(404);
  await discardDraft(system, '/api/globals/sobre_nos', 'banner_titulo');
  await context.close();
});

/** Whether the page stood beside the form the last time is remembered for each editor. */
async function openBeside(admin: Page): Promise<void> {
  const toggler = admin.locator('#live-preview-toggler');
  await expect(toggler).toBeVisible();
  if (!(await admin.locator('#live-preview-iframe').isVisible())) await toggler.click();
}

test('beside the form the page follows every saved draft', async ({ system, browser }) => {
  const id = await problemId(system);
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } });
  const admin = await openAdmin(system, context);
  const violations: string[] = [];
  admin.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) violations.push(message.text());
  });
  await admin.goto(`${adminOf(system)}/collections/problemas/${id}?locale=pt`);
  await openBeside(admin);
  const frame = admin.frameLocator('#live-preview-iframe');
  await expect(frame.locator('h1')).toBeVisible({ timeout: 20_000 });
  await expect(frame.getByRole('button', { name: 'Sair da pré-visualização' })).toHaveCount(0);

  const title = `${secret} ${Date.now()}`;
  await admin.fill('#field-titulo', title);
  await admin.locator('#action-save-draft').click();
  const savedAt = Date.now();
  await expect(frame.locator('h1')).toContainText(title, { timeout: 10_000 });
  console.log(`  draft seen beside the form ${Date.now() - savedAt} ms after the click`);
  await nothingLeaks(system, problem);
  expect(violations).toEqual([]);
  await discardDraft(system, `/api/problemas/${id}`, 'titulo');
  await context.close();
});

test('beside the form the page follows what is typed before it is saved, for who types it alone', async ({ system, browser }) => {
  const id = await problemId(system);
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } });
  const admin = await openAdmin(system, context);
  await admin.goto(`${adminOf(system)}/collections/problemas/${id}?locale=pt`);
  await openBeside(admin);
  const frame = admin.frameLocator('#live-preview-iframe');
  await expect(frame.locator('h1')).toBeVisible({ timeout: 20_000 });
  const saved = await admin.inputValue('#field-titulo');

  const title = `${secret} ${Date.now()}`;
  await admin.fill('#field-titulo', title);
  const typedAt = Date.now();
  await expect(frame.locator('h1')).toContainText(title, { timeout: 15_000 });
  console.log(`  typed words seen beside the form ${Date.now() - typedAt} ms later`);
  await nothingLeaks(system, problem);
  // To a colleague with a preview of their own the draft is as it is saved.
  const colleague = await browser.newContext();
  const other = await openAdmin(system, colleague, 'admin@exemplo.pt');
  await other.goto(`${adminOf(system)}/collections/problemas/${id}?locale=pt`);
  await other.goto((await other.locator('#preview-button').first().getAttribute('href')) ?? '');
  await expect(other.locator('h1')).toContainText(saved);
  await colleague.close();

  await admin.fill('#field-titulo', saved);
  await expect(frame.locator('h1')).toContainText(saved, { timeout: 15_000 });
  await context.close();
});

type Problem = { resumo: { frase: string }[]; factores_de_risco: { titulo: string }[] };

test('a click on a text of the page leads to its field, and a field leads to its text on the page', async ({ system, browser }) => {
  test.setTimeout(120_000);
  const id = await problemId(system);
  const editor = await signInStaff(system);
  const words = await editor.get<Problem>(`/api/problemas/${id}?locale=pt&depth=0`);
  const [sentence = '', factor = ''] = [words.resumo[0]?.frase, words.factores_de_risco[1]?.titulo];
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } });
  const admin = await openAdmin(system, context);
  await admin.goto(`${adminOf(system)}/collections/problemas/${id}?locale=pt`);
  await openBeside(admin);
  const frame = admin.frameLocator('#live-preview-iframe');
  // The bar says so as soon as the page listens.
  await expect(frame.getByText('Clique num texto para o ver no formulário.')).toBeVisible({ timeout: 20_000 });

  // Behind another tab, in a row that is closed.
  await frame.getByText(factor, { exact: true }).first().click();
  await expect(admin.locator('#field-factores_de_risco__1__titulo')).toBeFocused({ timeout: 15_000 });

  await frame.getByText(sentence, { exact: true }).first().click();
  await expect(admin.locator('#field-resumo__0__frase')).toBeFocused({ timeout: 15_000 });
  await admin.waitForTimeout(1_000);
  await expect(frame.getByText(factor, { exact: true }).first()).not.toBeInViewport();

  await admin.getByRole('button', { name: 'Risk factors', exact: true }).click();
  await admin.locator('#field-factores_de_risco__1__titulo').click();
  await expect(frame.getByText(factor, { exact: true }).first()).toBeInViewport({ timeout: 10_000 });
  await context.close();
});

test('a link that was altered or is too old opens nothing', async ({ system }) => {
  for (const target of ['/preview', '/preview?pass=', '/preview?pass=abc.def', '/preview?pass[]=x']) {
    const { status, headers, body } = await rawRequest(system.origin, target);
    expect(status, target).toBe(403);
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).toContain('Esta ligação já não serve');
  }
  const stranger = {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example', 'content-type': 'application/x-www-form-urlencoded' },
  };
  expect((await rawRequest(system.origin, '/preview/exit', stranger)).status).toBe(403);
});
