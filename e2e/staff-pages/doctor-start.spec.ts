import { expect } from '@playwright/test';
import { signInStaff } from '../staff.ts';
import { enterAs } from '../staff-day.ts';
import { type TestSystem, test } from '../system.ts';

test.describe.configure({ timeout: 300_000 });

type Found = { docs: { id: number; titulo: string; excerto: string }[] };

/** A clinical sentence that an editor has added, with the question whether it is right. */
async function askAbout(system: TestSystem, slug: string, sentence: string) {
  const editor = await signInStaff(system);
  const { docs } = await editor.get<Found>(`/api/problemas?where[slug.pt][equals]=${slug}&locale=pt&limit=1&depth=0`);
  const { id = 0, titulo = '', excerto = '' } = docs[0] ?? {};
  await editor.patch(`/api/problemas/${id}?locale=pt&draft=true`, { excerto: `${excerto} ${sentence}` });
  await editor.post(`/api/revisao/problemas/${id}/pedir`, {});
  const publish = (words: object) => editor.patch(`/api/problemas/${id}?locale=pt`, { ...words, _status: 'published' });
  return { title: titulo, before: { excerto }, publish };
}

const underReview = 'Em revisão médica.';

for (const [width, slug] of [
  [1440, 'tumor-do-rim'],
  [1024, 'tumor-da-bexiga'],
] as const) {
  test(`a doctor finds what waits, comments on a passage and signs the text, ${width} pixels wide`, async ({ system, browser }, told) => {
    const sentence = `Um em cada ${width}.`;
    const { title, before, publish } = await askAbout(system, slug, sentence);
    const context = await enterAs(system, browser, 'medico', width);
    const page = await context.newPage();
    await page.goto('/admin');
    const waiting = page.getByRole('region', { name: 'Esperam pela sua assinatura' });
    const line = waiting.getByRole('listitem').filter({ hasText: title });
    await expect(line).toContainText('pedida por Edição');
    await page.screenshot({ path: told.outputPath(`doctor-start-${width}.png`), fullPage: true });

    await line.getByRole('link', { name: `Ler e assinar: ${title}` }).click();
    const passage = page.locator('.review-changes li').filter({ hasText: sentence }).first();
    await passage.getByText('Comentar esta passagem').click();
    await passage.getByLabel('Sobre').selectOption({ label: sentence });
    await passage.getByLabel('Comentário').fill('Está certo; falta a fonte.');
    await page.screenshot({ path: told.outputPath(`doctor-comment-${width}.png`) });
    await passage.getByRole('button', { name: 'Guardar o comentário' }).click();
    await expect(page.getByText('Comentário guardado.')).toBeVisible();

    for (const read of await page.getByRole('checkbox', { name: /^Li o texto em / }).all()) await read.check();
    await page.getByRole('checkbox', { name: /^Respondo por este texto/ }).check();
    await page.getByRole('button', { name: 'Assinar o texto' }).click();
    await expect(page.getByText('Texto assinado.')).toBeVisible();
    await page.screenshot({ path: told.outputPath(`doctor-signed-${width}.png`), fullPage: true });
    await page.goto('/admin');
    await expect(waiting.getByText(title)).toHaveCount(0);

    const reader = await context.newPage();
    const read = async () => {
      await reader.goto(`${system.origin}/pt/problemas/${slug}`);
      return {
        says: (await reader.getByText(sentence).count()) > 0,
        isUnderReview: (await reader.getByText(underReview).count()) > 0,
      };
    };
    await publish({});
    await expect.poll(read, { timeout: 60_000 }).toEqual({ says: true, isUnderReview: false });
    await publish(before);
    await expect.poll(read, { timeout: 60_000 }).toEqual({ says: false, isUnderReview: true });
    await context.close();
  });
}
