import { expect } from '@playwright/test';
import { header, inner, menuButton, menuEntry, newPage, phoneViewport, visitPage, wide } from './frame.ts';
import { test } from './system.ts';

test.describe('the mega-menus', () => {
  test.use({ viewport: wide });

  test('open by Enter and Space, close by Escape with focus where it was, one at a time', async ({ system, page }) => {
    await visitPage(page, system.origin + inner.pt);
    const problems = menuEntry(page, 'Problemas');
    const treatments = menuEntry(page, 'Tratamentos');
    const link = header(page).getByRole('link', { name: 'Próstata aumentada (hiperplasia benigna)' }).first();
    await problems.focus();
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(problems).toBeFocused();

    await page.keyboard.press('Space');
    await expect(link).toBeVisible();
    await treatments.click();
    await expect(header(page).getByRole('link', { name: 'Braquiterapia 4D' })).toBeVisible();
    await expect(page.locator('header details[open]')).toHaveCount(1);
  });

  test('close when focus moves on, on a click elsewhere and when a page is chosen', async ({ system, page }) => {
    await visitPage(page, system.origin + inner.pt);
    const tests = menuEntry(page, 'Análises e Exames');
    const opened = page.locator('header details[open]');
    await tests.click();
    await opened.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(opened).toHaveCount(0);

    await tests.click();
    await expect(opened).toHaveCount(1);
    await page.mouse.click(640, 780);
    await expect(opened).toHaveCount(0);

    await tests.click();
    await header(page).getByRole('link', { name: 'Ecografia da próstata' }).click();
    await expect(page).toHaveURL(`${system.origin}/pt/analises-e-exames/ecografia-da-prostata`);
    await expect(opened).toHaveCount(0);
  });

  test('group the problems by organ and draw each, in English too', async ({ system, page }) => {
    await visitPage(page, system.origin + inner.en);
    await menuEntry(page, 'Problems').click();
    const group = header(page).getByRole('list', { name: 'Kidneys and bladder' });
    await expect(group.getByRole('link')).toHaveCount(4);
    await expect(group.locator('svg use[href$="#tumor-do-rim"]')).toHaveCount(1);
  });

  test('offer the quiz', async ({ system, page }) => {
    await visitPage(page, system.origin + inner.en);
    await menuEntry(page, 'Problems').click();
    const panel = page.locator('header details[open]');
    const quiz = panel.getByRole('link', { name: 'Take the symptom test' });
    await expect(quiz).toBeVisible();
  });

  test('open by touch', async ({ system, browser }) => {
    const page = await newPage(browser, { viewport: wide, hasTouch: true });
    await visitPage(page, system.origin + inner.pt);
    await menuEntry(page, 'Instituto da Próstata').tap();
    await expect(header(page).getByRole('link', { name: 'Sobre nós' })).toBeVisible();
    await page.context().close();
  });
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: phoneViewport });

  test('keeps focus inside, opens three levels, closes on Escape and on a link', async ({ system, page }) => {
    await visitPage(page, system.origin + inner.pt);
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await expect(dialog).toBeVisible();
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(menuButton(page)).toBeFocused();

    await page.keyboard.press('Enter');
    await dialog.locator('summary', { hasText: 'Tratamentos' }).click();
    await dialog.locator('summary', { hasText: 'Cancro da próstata' }).click();
    await dialog.getByRole('link', { name: 'Braquiterapia 4D' }).click();
    await expect(page).toHaveURL(`${system.origin}/pt/tratamentos/cancro-da-prostata/braquiterapia-4d`);
    await expect(dialog).toBeHidden();
  });

  test('a second section that is opened keeps its heading in sight while the first closes above it', async ({ system, page }) => {
    await visitPage(page, system.origin + inner.pt);
    await menuButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await dialog.locator('summary', { hasText: 'Problemas' }).click();
    const second = dialog.locator('summary', { hasText: 'Análises e Exames' });
    await second.scrollIntoViewIfNeeded();
    await second.click();
    await expect(dialog.getByRole('link', { name: 'Ecografia da próstata' })).toBeAttached();
    await expect(second).toBeInViewport({ ratio: 1 });
    const isOnTop = await second.evaluate((heading) => {
      const { left, top, height } = heading.getBoundingClientRect();
      return heading.contains(document.elementFromPoint(left + 20, top + height / 2));
    });
    expect(isOnTop, 'not under the bar of the menu').toBe(true);
  });

  test('holds the search, the languages, the phone and its cost', async ({ system, page }) => {
    await visitPage(page, system.origin + inner.en);
    await menuButton(page).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('searchbox')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Português' })).toHaveAttribute('href', inner.pt);
    await expect(dialog.getByText('Charged as a call to a Portuguese landline')).toBeVisible();
  });

  test('two buttons at the foot lead to online and other bookings once the page offers none', async ({ system, page }) => {
    // Its own button stands on the first screen, where a medical page has none.
    await visitPage(page, `${system.origin}/en`);
    const bar = page.getByRole('navigation', { name: 'Booking' });
    await expect(bar).toBeHidden();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(bar).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Online appointment' })).toHaveAttribute('href', '/en/book-an-online-appointment');
    await expect(bar.getByRole('link', { name: 'Book an appointment' })).toHaveAttribute('href', '/en/marcar-consulta');
  });
});
