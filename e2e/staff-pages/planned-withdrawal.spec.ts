import { expect, type Locator, type Page } from '@playwright/test';
import { signInStaff } from '../staff.ts';
import { enterAs } from '../staff-day.ts';
import { type TestSystem, test } from '../system.ts';

test.describe.configure({ timeout: 300_000 });

type Saved = { doc: { id: number; slug: string } };
type Planned = { retirar_em: string | null };

const day = '31/12/2027 09:00';
const until = '2027-12-31T09:00:00.000Z';

/** An article, and another that leads its readers to it. */
async function articleWithReader(system: TestSystem) {
  const editor = await signInStaff(system);
  const publish = async (titulo: string, more: object = {}): Promise<number> => {
    const { doc } = await editor.post<Saved>('/api/artigos_blog?locale=pt', {
      titulo,
      excerto: 'Duas linhas.',
      ...more,
      _status: 'published',
    });
    return doc.id;
  };
  const [title, reader] = [`Um artigo com prazo ${Date.now()}`, `Um artigo que aponta ${Date.now()}`];
  const id = await publish(title);
  const other = await publish(reader, { relacionados: [id] });
  const planned = async () => (await editor.get<Planned>(`/api/artigos_blog/${id}?draft=true&locale=pt&depth=0`)).retirar_em;
  // In this order: an article that is read elsewhere does not leave unseen.
  const tidy = async () => {
    for (const one of [other, id]) await editor.patch(`/api/artigos_blog/${one}?locale=pt`, { _status: 'draft', retirar_em: null });
  };
  return { title, reader, form: `/admin/collections/artigos_blog/${id}?locale=pt`, planned, tidy };
}

const timeField = (page: Page): Locator => page.locator('#field-retirar_em .react-datepicker__input-container input');

/** As an editor types it, and leaves the field. */
async function planFor(page: Page, time: string): Promise<void> {
  await timeField(page).fill(time);
  await timeField(page).press('Enter');
}

const save = (page: Page) => page.locator('#action-save-draft').click();
const sheetOf = (page: Page): Locator => page.getByRole('dialog');

for (const width of [1440, 1024]) {
  test(`a page is planned to leave once its uses were shown and confirmed, ${width} pixels wide`, async ({ system, browser }, told) => {
    const { title, reader, form, planned, tidy } = await articleWithReader(system);
    const context = await enterAs(system, browser, 'editor', width);
    const page = await context.newPage();
    await page.goto(form);
    await expect(page.locator('#field-titulo')).toHaveValue(title, { timeout: 30_000 });
    await planFor(page, day);
    await expect(page.getByText('Antes de guardar, veja o que acontece ao sítio que aponta para aqui e confirme.')).toBeVisible();
    await save(page);
    await expect(page.getByText(/que sairia do site na hora marcada/).first()).toBeVisible();
    expect(await planned()).toBeNull();

    await page.getByRole('button', { name: 'Ver e confirmar' }).click();
    await expect(sheetOf(page).getByRole('heading', { name: `1 sítio aponta para «${title}»` })).toBeVisible();
    await expect(sheetOf(page).getByRole('row', { name: reader })).toBeVisible();
    await page.screenshot({ path: told.outputPath(`planned-sheet-${width}.png`) });
    await sheetOf(page).getByRole('button', { name: 'Confirmar a retirada nessa hora' }).click();
    await expect(sheetOf(page)).toHaveCount(0);
    await expect(page.getByText('Viu o que acontece aos sítios que apontam para aqui. Falta guardar.')).toBeVisible();
    await save(page);
    await expect.poll(planned, { timeout: 30_000 }).toBe(until);
    await page.reload();
    await expect(timeField(page)).toHaveValue(day, { timeout: 30_000 });
    await page.screenshot({ path: told.outputPath(`planned-kept-${width}.png`) });
    await context.close();
    await tidy();
  });
}
