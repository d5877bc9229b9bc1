import { createPool } from '@clinic/core/adapters/database/database';
import { pathTo } from '@clinic/core/addresses/path-to';
import { jpegStart, pdfBytes, svgWithScript } from '@clinic/core/documents/testing/sample-files';
import { locales } from '@clinic/core/kernel/locale';
import { expect, type Page } from '@playwright/test';
import { axe } from './axe.ts';
import { codeFor } from './booking/codes.ts';
import { byDay } from './night.ts';
import { answersOf, newSender, requestTexts } from './requests/answers.ts';
import { fillRequest, pressSend } from './requests/fill-request.ts';
import { type TestSystem, test } from './system.ts';

const pdf = { name: 'relatório.pdf', mimeType: 'application/pdf', buffer: pdfBytes(Buffer.alloc(600_000, 32)) };
const jpeg = { name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer: jpegStart };
const disguised = { name: 'análise.pdf', mimeType: 'application/pdf', buffer: svgWithScript };

const lineOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

async function typeCode(page: Page, system: TestSystem, locale: 'pt' | 'en', email: string): Promise<void> {
  const words = requestTexts[locale];
  await page.waitForURL(system.origin + pathTo(locale, 'requestCode'));
  await page.getByLabel(words.code.label, { exact: true }).fill(await codeFor(system, email));
  await page.getByRole('button', { name: words.code.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Joaquim');
}

/** The kinds of all files of the latest request that holds a file of this size. */
async function keptWith(system: TestSystem, sizeBytes: number): Promise<string[]> {
  const pool = createPool(system.settings['DATABASE_URL'] ?? '', () => {}, 1);
  try {
    const { rows } = await pool.query<{ kind: string }>(
      `select kind from core.documents where request_id =
         (select request_id from core.documents where size_bytes = $1 and request_id is not null order by started_at desc limit 1) order by kind`,
      [sizeBytes],
    );
    return rows.map(({ kind }) => kind);
  } finally {
    await pool.end();
  }
}

for (const locale of locales) {
  const words = requestTexts[locale];
  test(
    `a second opinion in ${locale} with documents: each is sent at once, a wrong one is refused in its line, and can be taken back`,
    byDay(locale === 'pt'),
    async ({ system, page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const email = newSender();
      await page.goto(system.origin + pathTo(locale, 'secondOpinion'));
      await page.locator('input[type=file]').setInputFiles([pdf, jpeg, disguised]);
      for (const { name } of [pdf, jpeg]) await expect(lineOf(page, name)).toContainText(words.documents.done);
      await expect(lineOf(page, disguised.name)).toContainText(words.problems.documentKind);
      expect((await axe(page).analyze()).violations).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      await page.getByRole('button', { name: words.documents.removeNamed.replace('{name}', disguised.name) }).click();
      await expect(lineOf(page, disguised.name)).toHaveCount(0);
      await fillRequest(page, answersOf.secondOpinion(email));
      await pressSend(page, locale, 'secondOpinion');
      await typeCode(page, system, locale, email);
      expect(await keptWith(system, pdf.buffer.length)).toEqual(['jpeg', 'pdf']);
    },
  );
}

test('a connection that breaks in the middle of a file is taken up where it was', async ({ system, page }) => {
  await page.goto(system.origin + pathTo('pt', 'internationalRequest'));
  let parts = 0;
  await page.route('**/documents/*', async (route) => {
    if (route.request().method() === 'PATCH' && ++parts === 2) await route.abort('connectionreset');
    else await route.continue();
  });
  await page.locator('input[type=file]').setInputFiles([{ ...pdf, buffer: pdfBytes(Buffer.alloc(9_000_000, 32)) }]);
  await expect(lineOf(page, pdf.name)).toContainText(requestTexts.pt.documents.done, { timeout: 20_000 });
  expect(parts, 'no more than the part that was lost is sent again').toBe(5);
});
