import { expect } from '@playwright/test';
import { openGallery } from './gallery.ts';
import { test } from './system.ts';

test.describe('date picker', () => {
  for (const [locale, first] of [
    ['pt', 'seg.'],
    ['en', 'Sun'],
  ] as const) {
    test(`the week starts with ${first} in ${locale}`, async ({ system, page }) => {
      await openGallery(page, system.origin, 'date-and-time', locale);
      await expect(page.locator('main table thead th').first()).toHaveText(first);
    });
  }

  test('a date is chosen by keyboard, through the year and month views, and said in words', async ({ system, page }) => {
    await openGallery(page, system.origin, 'date-and-time');
    const field = page.getByRole('button', { name: 'Quando começaram as queixas?' });
    await field.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'segunda-feira, 16 de novembro de 2026' })).toBeFocused();
    await dialog.getByRole('button', { name: /escolher o mês/ }).press('Enter');
    await expect(dialog.getByRole('button', { name: 'novembro' })).toBeFocused();
    await dialog.getByRole('button', { name: /escolher o ano/ }).press('Enter');
    await expect(dialog.getByRole('button', { name: '2026' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'novembro' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'sexta-feira, 1 de agosto de 2025' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(field).toContainText('8 de agosto de 2025');
    await expect(field).toBeFocused();
    await expect(page.locator('input[name=since]')).toHaveValue('2025-08-08');
  });

  test('days without room cannot be chosen', async ({ system, page }) => {
    await openGallery(page, system.origin, 'date-and-time');
    const full = page.getByRole('button', { name: /quinta-\u2060feira, 19 de novembro: .*Cheio/ });
    await expect(full).toBeDisabled();
    await page.getByRole('button', { name: /sexta-\u2060feira, 20 de novembro:/ }).press('Enter');
    await page.getByRole('radio', { name: 'sexta-\u2060feira, 20 de novembro, às 10:00' }).press('Space');
    await expect(page.getByRole('button', { name: 'Seguinte (sex. 20, 10:00)' })).toBeVisible();
  });

  test('slots are 64 px high', async ({ system, page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openGallery(page, system.origin, 'date-and-time');
    const heights = await page
      .locator('label:visible:has([name=slot])')
      .evaluateAll((labels: HTMLElement[]) => labels.map((label) => label.offsetHeight));
    expect(new Set(heights)).toEqual(new Set([64]));
  });
});
