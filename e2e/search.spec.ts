import { expect, type Page } from '@playwright/test';
import { axe } from './axe.ts';
import { rawRequest } from './raw-request.ts';
import { test } from './system.ts';

const wide = { width: 1280, height: 900 };
const results = { pt: '/pt/pesquisa', en: '/en/search' };

const ask = (page: Page, origin: string, locale: 'pt' | 'en', term: string) =>
  page.goto(`${origin}${results[locale]}?q=${encodeURIComponent(term)}`);
const resultLinks = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');

/** The worker follows publications within moments; the first question of a run may come before it. */
async function untilFound(page: Page, origin: string, locale: 'pt' | 'en', term: string) {
  await expect(async () => {
    await ask(page, origin, locale, term);
    await expect(resultLinks(page).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

/** With its script: before that the field is a plain one. */
async function typeInto(page: Page, typed: string) {
  await page.waitForFunction(() => document.documentElement.dataset['ready'] !== undefined);
  const field = page.getByRole('main').locator('input[name=q]');
  await field.focus();
  await field.pressSequentially(typed);
  await expect(page.getByRole('option').first()).toBeVisible();
  return field;
}

test.describe('the search', () => {
  test.use({ viewport: wide });

  for (const [locale, term, found] of [
    ['pt', 'pedra no rim', '/pt/problemas/litiase-e-colica-renal'],
    ['pt', 'hiperplazia', '/pt/problemas/hiperplasia-benigna-da-prostata'],
    ['en', 'bladder cancer', '/en/problems/bladder-tumour'],
  ] as const) {
    test(`in ${locale} finds ${found} for «${term}», marked, counted and grouped`, async ({ system, page }) => {
      await untilFound(page, system.origin, locale, term);
      await expect(page.getByRole('main').locator(`a[href="${found}"]`)).toBeVisible();
      await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
      const count = await resultLinks(page).count();
      await expect(page.getByRole('main').getByRole('status').first()).toHaveText(new RegExp(`^${count} `));
      await expect(page).toHaveTitle(new RegExp(`^${count} .*${term}`));
      expect((await axe(page).analyze()).violations).toEqual([]);
    });
  }

  test('says what it did not find in the given words, and shows ways on', async ({ system, page }) => {
    await ask(page, system.origin, 'pt', 'xilofone');
    await expect(page.getByRole('heading', { name: 'Não foram encontrados resultados.', exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '210 000 000' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /Próstata aumentada/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Ver contactos e horário' })).toBeVisible();
  });

  test('a term that is too short is answered with the known message, without script too', async ({ system, browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await ask(page, system.origin, 'pt', 'rim');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Escreva mais de 3 caracteres.');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('próstata');
    await field.press('Enter');
    await expect(page).toHaveURL(`${system.origin}/pt/pesquisa?q=pr%C3%B3stata`);
    await expect(resultLinks(page).first()).toBeVisible();
    await page.context().close();
  });

  test('offers pages while one types: arrows, Enter, Escape, a count aloud', async ({ system, page }) => {
    await untilFound(page, system.origin, 'pt', 'próstata');
    await page.goto(system.origin + results.pt);
    const field = await typeInto(page, 'braqui');
    await expect(field).toHaveRole('combobox');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    const options = page.getByRole('listbox', { name: 'Sugestões' }).getByRole('option');
    await expect(page.getByRole('main').getByText(/^\d+ sugestões\. Use as setas/)).toBeAttached();
    expect((await axe(page).analyze()).violations).toEqual([]);

    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '');
    await expect(field).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(field).toHaveValue('braqui');

    await field.pressSequentially('t');
    await expect(options.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/pt\/tratamentos\/cancro-da-prostata\/braquiterapia/);
    // Until the new page is shown: a context that is closed in the middle of a page transition may hang in Chromium.
    await expect(page.getByRole('main').locator('input[name=q]')).toHaveCount(0);
    await page.waitForTimeout(500);
  });

  test('Escape in the header closes first the list, then the panel', async ({ system, page }) => {
    await page.goto(`${system.origin}/pt`);
    await page.waitForFunction(() => document.documentElement.dataset['ready'] !== undefined);
    await page.getByRole('banner').locator('summary', { hasText: 'Pesquisar' }).filter({ visible: true }).click();
    const field = page.getByRole('banner').getByRole('combobox');
    await field.pressSequentially('braqui');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(field).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
  });

  test('what was asked for is stored nowhere, told to nobody and unknown to the next page', async ({ system, page }) => {
    await untilFound(page, system.origin, 'pt', 'impotência próstata');
    await resultLinks(page).first().click();
    await page.waitForLoadState();
    expect(await page.evaluate(() => document.referrer)).not.toContain('impot');
    const answer = await rawRequest(system.origin, '/pt/pesquisa?q=impot%C3%AAncia');
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(answer.body).toContain('<meta name="robots" content="noindex"/>');
    const offered = await rawRequest(system.origin, '/pesquisa/sugestoes?q=impot%C3%AAncia&lingua=pt');
    expect(offered.headers).toMatchObject({ 'cache-control': 'no-store' });
  });
});
