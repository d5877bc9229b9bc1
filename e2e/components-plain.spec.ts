import { expect } from '@playwright/test';
import { test } from './system.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the accordion opens and the table is whole', async ({ system, page }) => {
    await page.goto(`${system.origin}/galeria/pt/content`);
    await page.getByText('O café e o vinho fazem mal?').click();
    await expect(page.getByText('irritam a bexiga')).toBeVisible();
    await expect(page.getByRole('table', { name: 'O que pode sentir, e porquê' })).toBeVisible();
  });

  test('all days with room are listed, and a date is typed into the browser’s own field', async ({ system, page }) => {
    await page.goto(`${system.origin}/galeria/pt/date-and-time`);
    for (const time of ['15:30', '11:40', '19:00']) {
      await expect(page.locator('label').filter({ hasText: time }).first()).toBeVisible();
    }
    await expect(page.getByLabel('Quando começaram as queixas?')).toHaveAttribute('type', 'date');
  });

  test('carousels are lists, the video is a link and the dialog still opens', async ({ system, page }) => {
    await page.goto(`${system.origin}/galeria/pt/media`);
    const row = page.getByRole('region', { name: 'Testemunhos', exact: true });
    await row.getByText('Helena, 55 anos').scrollIntoViewIfNeeded();
    await expect(row.getByText('Helena, 55 anos')).toBeInViewport();
    await expect(row.getByRole('button')).toHaveCount(0);
    await expect(page.getByText('A parede da receção')).toBeVisible();
    await expect(page.getByRole('link', { name: /Ver o vídeo/ }).first()).toHaveAttribute('href', /youtube\.com\/watch/);
    await page.goto(`${system.origin}/galeria/pt/messages`);
    await page.getByRole('button', { name: 'Desmarcar a consulta' }).click();
    await expect(page.getByRole('dialog', { name: 'Quer mesmo desmarcar?' })).toBeVisible();
  });
});
