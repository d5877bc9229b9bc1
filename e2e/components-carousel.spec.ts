import { expect, type Locator, type Page } from '@playwright/test';
import { openGallery } from './gallery.ts';
import { test } from './system.ts';

test.describe('carousel', () => {
  const carousel = (page: Page) => page.getByRole('region', { name: 'Testemunhos', exact: true });
  const inView = (row: Locator) => row.locator('li:not([inert])');

  /** Time stands still until the test moves it. */
  async function openStill(page: Page, origin: string, reducedMotion: 'reduce' | 'no-preference' = 'no-preference') {
    await page.emulateMedia({ reducedMotion });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await openGallery(page, origin, 'media');
    const row = carousel(page);
    await expect(row.getByRole('button', { name: 'Seguinte' })).toBeVisible();
    return row;
  }

  async function drag(page: Page, target: Locator, px: number) {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error('nothing to drag');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + px / 2, y);
    await page.mouse.move(x + px, y);
    await page.mouse.up();
  }

  test('page size 2 on a wide screen, 1 on a phone', async ({ system, page }) => {
    const row = await openStill(page, system.origin);
    await expect(inView(row)).toHaveCount(2);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(inView(row)).toHaveCount(1);
  });

  test('a move takes 500 ms', async ({ system, page }) => {
    const row = await openStill(page, system.origin);
    await expect(row.locator('ul')).toHaveCSS('transition-duration', '0.5s');
  });

  test('it moves on by itself every 2000 ms, and begins again after the last page', async ({ system, page }) => {
    const row = await openStill(page, system.origin);
    await page.clock.runFor(1_999);
    await expect(row.getByText('1 de 3')).toBeVisible();
    await page.clock.runFor(1);
    await expect(row.getByText('2 de 3')).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(row.getByText('3 de 3')).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(row.getByText('1 de 3')).toBeVisible();
  });

  test('it pauses on hover', async ({ system, page }) => {
    const row = await openStill(page, system.origin);
    await inView(row).first().hover();
    await page.clock.runFor(6_000);
    await expect(row.getByText('1 de 3')).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(2_100);
    await expect(row.getByText('2 de 3')).toBeVisible();
  });

  test('it pauses on focus', async ({ system, page }) => {
    const row = await openStill(page, system.origin);
    await row.getByRole('button', { name: 'Seguinte' }).focus();
    await page.clock.runFor(6_000);
    await expect(row.getByText('1 de 3')).toBeVisible();
  });

  test('it stays paused after a manual move, until somebody presses play', async ({ system, page }) => {
    const row = await openStill(page, system.origin);
    await row.getByRole('button', { name: 'Seguinte' }).press('Enter');
    await expect(row.getByText('2 de 3')).toBeVisible();
    const play = row.getByRole('button', { name: 'Continuar' });
    await play.focus();
    await page.clock.runFor(6_000);
    await expect(row.getByText('2 de 3')).toBeVisible();
    await play.press('Enter');
    await page.clock.runFor(2_100);
    await expect(row.getByText('3 de 3')).toBeVisible();
    await row.getByRole('button', { name: 'Parar' }).press('Enter');
    await page.clock.runFor(6_000);
    await expect(row.getByText('3 de 3')).toBeVisible();
  });

  test('with reduced motion nothing plays and nothing glides', async ({ system, page }) => {
    const row = await openStill(page, system.origin, 'reduce');
    await page.clock.runFor(10_000);
    await expect(row.getByText('1 de 3')).toBeVisible();
    await expect(row.getByRole('button', { name: 'Parar' })).toHaveCount(0);
    await expect(row.locator('ul')).toHaveCSS('transition-duration', '0s');
  });

  test('a swipe of 8 px moves half a page, one of 7 px nothing', async ({ system, page }) => {
    const row = await openStill(page, system.origin);
    const first = inView(row).first();
    await drag(page, first, -7);
    await expect(first).toContainText('Joaquim');
    await drag(page, first, -8);
    await expect(inView(row).first()).toContainText('Manuel');
    await expect(inView(row)).toHaveCount(2);
    await drag(page, inView(row).first(), 200);
    await expect(inView(row).first()).toContainText('Joaquim');
  });

  test('a row that does not loop stops at its ends', async ({ system, page }) => {
    await openGallery(page, system.origin, 'media');
    const row = page.getByRole('region', { name: 'Testemunhos, sem movimento' });
    const next = row.getByRole('button', { name: 'Seguinte' });
    await expect(row.getByRole('button', { name: 'Anterior' })).toBeDisabled();
    await next.click();
    await next.click();
    await expect(next).toBeDisabled();
    await expect(row.getByRole('button', { name: 'Parar' })).toHaveCount(0);
  });

  test('the 3D carousel shows 5 slides of 360 by 270 at 35 degrees, in 500 ms', async ({ system, page }) => {
    await openStill(page, system.origin);
    const slides = page.getByRole('region', { name: 'A clínica por dentro' }).locator('li');
    await expect(slides).toHaveCount(5);
    const front = slides.first();
    expect(await front.locator('img').evaluate((image: HTMLImageElement) => [image.offsetWidth, image.offsetHeight])).toEqual([360, 270]);
    await expect(front).toHaveCSS('transition-duration', '0.5s, 0.5s');
    const style = await slides.nth(1).getAttribute('style');
    expect(style).toContain('rotateY(-35deg)');
  });

  test('the 3D carousel plays every 2000 ms, turns on a swipe of 10 px and then stays', async ({ system, page }) => {
    await openStill(page, system.origin);
    const stage = page.getByRole('region', { name: 'A clínica por dentro' });
    await page.clock.runFor(2_100);
    await expect(stage.getByText('2 de 5')).toBeVisible();
    const front = stage.locator('[data-front]');
    await drag(page, front, -9);
    await expect(stage.getByText('2 de 5')).toBeVisible();
    await drag(page, front, -10);
    await expect(stage.getByText('3 de 5')).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(6_000);
    await expect(stage.getByText('3 de 5')).toBeVisible();
  });
});
