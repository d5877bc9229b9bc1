import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { demoPassword } from '../scripts/stack/settings.ts';
import { rawRequest } from './raw-request.ts';
import { signInStaff } from './staff.ts';
import { type TestSystem, test } from './system.ts';

type Found = { docs: { id: number }[] };
type Problem = { titulo: string; excerto: string };
type Saved = { doc: { id: number; slug: string } };

const path = '/pt/problemas/tumor-do-rim';
const adminOf = (system: TestSystem) => `http://localhost:${system.ports.backoffice}/admin`;

test.use({ locale: 'pt-PT' });
test.describe.configure({ timeout: 180_000 });

async function signIn(system: TestSystem, page: Page, email: string): Promise<void> {
  await page.goto(`${adminOf(system)}/login`);
  await page.fill('#field-email', email);
  await page.fill('#field-password', demoPassword);
  await page.click('button[type=submit]');
  await page.waitForURL(adminOf(system));
}

async function enter(system: TestSystem, browser: Browser, email = 'editor@exemplo.pt'): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ locale: 'pt-PT', viewport: { width: 1440, height: 1000 } });
  const page = await context.newPage();
  await signIn(system, page, email);
  return { context, page };
}

async function problemId(system: TestSystem): Promise<number> {
  const editor = await signInStaff(system);
  const { docs } = await editor.get<Found>('/api/problemas?where[slug.pt][equals]=tumor-do-rim&locale=pt&limit=1');
  return docs[0]?.id ?? 0;
}

const formOf = (system: TestSystem, id: number) => `${adminOf(system)}/collections/problemas/${id}?locale=pt`;

async function openForm(system: TestSystem, page: Page, id: number): Promise<void> {
  await page.goto(formOf(system, id));
  await expect(page.locator('#field-titulo')).toBeVisible({ timeout: 30_000 });
}

/** The published words take the place of the draft and of what was typed last, for the tests that come after. */
async function discardDraft(system: TestSystem, id: number): Promise<void> {
  const editor = await signInStaff(system);
  const { titulo, excerto } = await editor.get<Problem>(`/api/problemas/${id}?locale=pt&depth=0`);
  await editor.patch(`/api/problemas/${id}?locale=pt`, { titulo, excerto, _status: 'published' });
  await editor.post(`/api/aberto/problemas/${id}`, { act: 'drop', locale: 'pt' });
}

const kept = (page: Page) => page.getByText(/^Texto guardado: hoje, \d\d:\d\d$/).first();

test('what was typed survives a browser that dies, and nobody else reads it', async ({ system, browser }) => {
  const id = await problemId(system);
  const words = `Escrito antes da falha ${Date.now()}`;
  const first = await enter(system, browser);
  await openForm(system, first.page, id);
  await first.page.fill('#field-titulo', words);
  const typedAt = Date.now();
  await expect(kept(first.page)).toBeVisible({ timeout: 10_000 });
  expect(Date.now() - typedAt).toBeLessThan(10_000);
  const devtools = await first.context.newCDPSession(first.page);
  // It never answers: there is nobody left who could.
  const crashed = first.page.waitForEvent('crash');
  void devtools.send('Page.crash').catch(() => {});
  await crashed;
  await first.context.close();

  expect((await rawRequest(system.origin, path)).body).not.toContain(words);
  const second = await enter(system, browser);
  await openForm(system, second.page, id);
  await expect(second.page.getByText(/^Tem texto por guardar nesta página, de hoje, \d\d:\d\d\.$/)).toBeVisible();
  await expect(second.page.locator('#field-titulo')).not.toHaveValue(words);
  await second.page.getByRole('button', { name: 'Ver o que muda' }).click();
  await expect(second.page.getByRole('dialog').getByRole('cell', { name: words })).toBeVisible();
  await second.page.getByRole('button', { name: 'Voltar ao formulário' }).click();
  await second.page.getByRole('button', { name: 'Continuar com esse texto' }).click();
  await expect(second.page.locator('#field-titulo')).toHaveValue(words);
  await second.page.locator('#action-save-draft').click();
  await expect(second.page.getByText('atualizado com sucesso').or(second.page.getByText('guardado com sucesso')).first()).toBeVisible();
  await openForm(system, second.page, id);
  await expect(second.page.locator('#field-titulo')).toHaveValue(words);
  await expect(second.page.getByText('Tem texto por guardar')).toHaveCount(0);
  await second.context.close();
  await discardDraft(system, id);
});

test('a session that ends says so, keeps the words on the page, and goes on after signing in in another tab', async ({
  system,
  browser,
}) => {
  const id = await problemId(system);
  const { context, page } = await enter(system, browser);
  await openForm(system, page, id);
  const words = `Escrito sem sessão ${Date.now()}`;
  const elsewhere = await signInStaff(system);
  await elsewhere.post('/api/utilizadores/sessions/end', { others: true });
  await page.fill('#field-titulo', words);
  await expect(page.getByText('A sua sessão terminou. O que escreveu continua nesta página.')).toBeVisible({ timeout: 15_000 });

  const other = await context.newPage();
  await signIn(system, other, 'editor@exemplo.pt');
  await other.close();
  await expect(page.getByText('Sessão aberta outra vez. O que escreveu está guardado.')).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('#field-titulo')).toHaveValue(words);
  await page.locator('#action-save-draft').click();
  await expect(async () => {
    const editor = await signInStaff(system);
    expect((await editor.get<Problem>(`/api/problemas/${id}?draft=true&locale=pt&depth=0`)).titulo).toBe(words);
  }).toPass({ timeout: 20_000 });
  await context.close();
  await discardDraft(system, id);
});

test('a publication that is refused leaves a draft behind, and the public page as it was', async ({ system, browser }) => {
  const id = await problemId(system);
  const { context, page } = await enter(system, browser);
  await openForm(system, page, id);
  const words = `Consulta grátis ${Date.now()}`;
  await page.fill('#field-titulo', words);
  await page.locator('#action-save').click();
  await expect(page.getByText(/^Não foi publicado\. O texto ficou guardado como rascunho \(hoje, \d\d:\d\d\)\.$/)).toBeVisible({
    timeout: 30_000,
  });
  const editor = await signInStaff(system);
  expect((await editor.get<Problem>(`/api/problemas/${id}?draft=true&locale=pt&depth=0`)).titulo).toBe(words);
  expect((await rawRequest(system.origin, path)).body).not.toContain(words);
  await expect(page.locator('#field-titulo')).toHaveValue(words);
  await context.close();
  await discardDraft(system, id);
});

test('of two editors the second reads who has the page, takes it over, and no words vanish', async ({ system, browser }) => {
  const id = await problemId(system);
  const first = await enter(system, browser);
  await openForm(system, first.page, id);
  await first.page.fill('#field-titulo', 'Palavras da primeira pessoa');
  await expect(kept(first.page)).toBeVisible({ timeout: 10_000 });

  const second = await enter(system, browser, 'admin@exemplo.pt');
  await openForm(system, second.page, id);
  const bar = second.page.getByText(/está a editar, desde as \d\d:\d\d\. Escreveu pela última vez às \d\d:\d\d\.$/);
  await expect(bar).toBeVisible();
  await expect(bar).not.toContainText('@');
  await expect(second.page.locator('.collection-edit__main-wrapper')).toHaveAttribute('inert', '');
  await second.page.getByRole('button', { name: 'Ficar eu com a página' }).click();
  await second.page.fill('#field-titulo', 'Palavras da segunda pessoa');
  await second.page.getByRole('button', { name: /^Comparar com o de / }).click();
  const beside = second.page.getByRole('dialog');
  await expect(beside.getByRole('cell', { name: 'Palavras da primeira pessoa' })).toBeVisible();
  await expect(beside.getByRole('cell', { name: 'Palavras da segunda pessoa' })).toBeVisible();
  await second.page.getByRole('button', { name: 'Voltar ao formulário' }).click();
  await second.page.locator('#action-save-draft').click();
  await second.page.waitForTimeout(1500);
  await second.page.goto(adminOf(system));

  // The first one learns it within a look, and sees both texts before saving over anything.
  await first.page.mouse.move(300, 300);
  const told = first.page.getByText(/guardou outra versão: hoje, \d\d:\d\d\. O seu texto não se perde\.$/);
  await expect(told).toBeVisible({ timeout: 30_000 });
  await first.page.getByRole('button', { name: 'Comparar os dois textos' }).click();
  await expect(first.page.getByRole('dialog').getByRole('cell', { name: 'Palavras da segunda pessoa' })).toBeVisible();
  await first.page.getByRole('button', { name: 'Guardar o meu; o outro fica nas versões' }).click();
  await expect(told).toHaveCount(0, { timeout: 30_000 });
  const editor = await signInStaff(system);
  const versions = await editor.get<{ docs: { version: Problem }[] }>(
    `/api/problemas/versions?where[parent][equals]=${id}&locale=pt&sort=-updatedAt&limit=2`,
  );
  expect(versions.docs.map(({ version }) => version.titulo)).toEqual(['Palavras da primeira pessoa', 'Palavras da segunda pessoa']);
  await first.context.close();
  await second.context.close();
  await discardDraft(system, id);
});

/** Published, and named by another one, which `tidy` takes off the site for the tests that come after. */
async function newArticle(system: TestSystem, title: string) {
  const editor = await signInStaff(system);
  const publish = async (fields: object) =>
    (await editor.post<Saved>('/api/artigos_blog?locale=pt', { excerto: 'Para sair.', ...fields, _status: 'published' })).doc;
  const { id, slug } = await publish({ titulo: title });
  const other = await publish({ titulo: `${title}, visto de fora`, relacionados: [id] });
  const tidy = () => editor.patch(`/api/artigos_blog/${other.id}?locale=pt`, { _status: 'draft' });
  return { id, address: `/pt/blog/${slug}`, form: `${adminOf(system)}/collections/artigos_blog/${id}?locale=pt`, tidy };
}

const menuOf = (page: Page) => page.locator('.doc-controls__popup button');

async function openSheet(page: Page, item: string): Promise<Locator> {
  await menuOf(page).click();
  await page.getByRole('button', { name: item }).click();
  return page.getByRole('dialog');
}

const answers = (system: TestSystem, address: string, status: number) =>
  expect.poll(async () => (await rawRequest(system.origin, address)).status, { timeout: 20_000 }).toBe(status);

test('a page leaves the site and goes to the trash once its uses were shown, and comes back as a draft', async ({ system, browser }) => {
  const title = `Um artigo que vai e volta ${Date.now()}`;
  const { id, address, form, tidy } = await newArticle(system, title);
  await answers(system, address, 200);
  const { context, page } = await enter(system, browser);
  await page.goto(form);
  const looked = await openSheet(page, 'Retirar do site…');
  await expect(looked.getByRole('row', { name: `${title}, visto de fora` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(looked).toHaveCount(0);
  await expect(menuOf(page)).toBeFocused();

  const withdrawing = await openSheet(page, 'Retirar do site…');
  await withdrawing.getByRole('button', { name: 'Retirar do site' }).click();
  await answers(system, address, 404);
  await expect(withdrawing).toHaveCount(0);

  const trashing = await openSheet(page, 'Mandar para o lixo…');
  await trashing.getByRole('button', { name: 'Mandar para o lixo' }).click();
  await page.waitForURL((url) => url.pathname.endsWith('/collections/artigos_blog'));
  await page.goto(`${adminOf(system)}/collections/artigos_blog/trash`);
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('button', { name: 'Repor' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
  await page.waitForURL((url) => url.pathname.endsWith(`/collections/artigos_blog/${id}`));
  const editor = await signInStaff(system);
  const restored = await editor.get<{ _status: string; titulo: string }>(`/api/artigos_blog/${id}?draft=true&locale=pt&depth=0`);
  expect(restored).toMatchObject({ _status: 'draft', titulo: title });
  await answers(system, address, 404);
  await context.close();
  await tidy();
});

test('what was typed and not saved when a page leaves the site by its sheet is there afterwards, and is no part of it', async ({
  system,
  browser,
}) => {
  const { id, address, form, tidy } = await newArticle(system, `Um artigo a meio ${Date.now()}`);
  const { context, page } = await enter(system, browser);
  await page.goto(form);
  const words = `Escrito e não guardado ${Date.now()}`;
  await page.fill('#field-titulo', words);
  const sheet = await openSheet(page, 'Retirar do site…');
  await expect(sheet.getByText('O que escreveu e ainda não guardou não entra nisto')).toBeVisible();
  await page.keyboard.press('Control+s');
  await sheet.getByRole('button', { name: 'Retirar do site' }).click();
  await expect(page.getByText(/^Tem texto por guardar nesta página, de hoje, \d\d:\d\d\.$/)).toBeVisible({ timeout: 30_000 });
  await answers(system, address, 404);
  const editor = await signInStaff(system);
  expect((await editor.get<Problem>(`/api/artigos_blog/${id}?draft=true&locale=pt&depth=0`)).titulo).not.toBe(words);
  await page.getByRole('button', { name: 'Continuar com esse texto' }).click();
  await expect(page.locator('#field-titulo')).toHaveValue(words);
  await context.close();
  await tidy();
});
