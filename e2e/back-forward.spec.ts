import { expect, type Page } from '@playwright/test';
import { chromium } from '../scripts/chromium.ts';
import { menuButton, phoneViewport, visitPage } from './frame.ts';
import { answerConsent } from './moving.ts';
import { test } from './system.ts';

// The shell keeps no page that it leaves, nor does Playwright's browser unless it is told to.
test.use({ launchOptions: { ...chromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

type Shown = { shown: boolean[] };
/** Of each time that the page was shown, whether it came from the browser's memory; and what kept it from there. */
const shownOf = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: { reasons: { reason: string }[] } | null;
    })[];
    const reasons = navigation?.notRestoredReasons?.reasons.map(({ reason }) => reason) ?? [];
    return { fromMemory: (window as unknown as Shown).shown, reasons };
  });

test.beforeEach(async ({ page, system }) => {
  await answerConsent(page, system.origin, 'none');
  await page.addInitScript(() => {
    const shown: boolean[] = [];
    Object.assign(window, { shown });
    addEventListener('pageshow', ({ persisted }) => shown.push(persisted));
  });
});

/** By a link of the page, and back by the browser's button. */
async function leaveAndComeBack(page: Page, address: string) {
  await visitPage(page, address);
  await page.getByRole('contentinfo').locator('a[href$="/acessibilidade"], a[href$="/accessibility"]').click();
  await expect(page).toHaveURL(/\/(?:acessibilidade|accessibility)$/);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(address);
}

// The contacts too, which may be stored nowhere: Chromium keeps such a page in memory as long as no cookie changes meanwhile.
for (const path of ['/pt', '/en', '/pt/problemas/hiperplasia-benigna-da-prostata', '/en/problems/other-diseases', '/pt/contactos']) {
  test(`the way back to ${path} leads to the page itself, from the browser's memory`, async ({ system, page }) => {
    await leaveAndComeBack(page, system.origin + path);
    await expect.poll(() => shownOf(page)).toEqual({ fromMemory: [false, true], reasons: [] });
  });
}

test('a menu that led elsewhere is closed when the page comes from memory, and opens again', async ({ system, page }) => {
  await page.setViewportSize(phoneViewport);
  await visitPage(page, `${system.origin}/pt`);
  await menuButton(page).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Contactos' }).first().click();
  await expect(page).toHaveURL(/contactos$/);
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => shownOf(page)).toEqual({ fromMemory: [false, true], reasons: [] });
  await expect(page.getByRole('dialog')).toBeHidden();
  await menuButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
