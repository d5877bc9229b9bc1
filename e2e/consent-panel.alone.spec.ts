import { expect } from '@playwright/test';
import { axe } from './axe.ts';
import { button, consentAnswers, consentCookie, consentTexts, panel } from './consent/panel.ts';
import { test } from './system.ts';
import { setThirdParties } from './third-parties.ts';

test.beforeAll(({ system }) => setThirdParties(system, true));
test.afterAll(({ system }) => setThirdParties(system, false));

for (const locale of ['pt', 'en'] as const) {
  test(`refusing is as easy as accepting in ${locale}: same size, same look, at every width`, async ({ system, page }) => {
    await page.goto(`${system.origin}/${locale}`);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const looks = await Promise.all(
        consentAnswers.map((answer) =>
          button(page, consentTexts[locale][answer]).evaluate((element) => {
            const { width, height, top } = element.getBoundingClientRect();
            const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
            return {
              size: [Math.round(width), Math.round(height), Math.round(top)],
              color,
              backgroundColor,
              borderColor,
              fontSize,
              fontWeight,
            };
          }),
        ),
      );
      expect(looks[1]).toEqual(looks[0]);
      expect(looks[2]).toEqual(looks[0]);
      expect(looks[0]?.size[1]).toBeGreaterThanOrEqual(48);
      expect(
        await page.evaluate(() => document.querySelector('section[aria-labelledby="consent-title"]')?.scrollWidth),
      ).toBeLessThanOrEqual(width);
    }
  });

  test(`axe finds nothing in panel, dialog and offline page in ${locale}`, async ({ system, page }) => {
    const problems = async (where: string) =>
      (await axe(page).include(where).analyze()).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
    await page.goto(`${system.origin}/${locale}`);
    await expect(panel(page)).toBeVisible();
    expect(await problems('section[aria-labelledby="consent-title"]')).toEqual([]);
    await button(page, consentTexts[locale].choose).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await problems('dialog')).toEqual([]);
    await page.goto(`${system.origin}/offline/${locale}`);
    expect(await problems('body')).toEqual([]);
  });
}

test('the keyboard alone refuses, chooses, and comes back to where it was', async ({ system, page }) => {
  await page.goto(`${system.origin}/pt`);
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link')).toBeFocused();
  for (const answer of consentAnswers) {
    await page.keyboard.press('Tab');
    await expect(button(page, consentTexts.pt[answer])).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button(page, consentTexts.pt.choose)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeHidden();
  expect(await consentCookie(page)).toContain('.none.');
});

test('the panel hides nothing that has the focus, at 320 and 1280 px', async ({ system, page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(`${system.origin}/pt/termos`);
    await expect(panel(page)).toBeVisible();
    const hidden = await page.evaluate(async () => {
      const covered: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>('main a, main button, footer a, footer button')) {
        if (!element.checkVisibility()) continue;
        element.focus();
        await new Promise(requestAnimationFrame);
        const { left, top, width, height } = element.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        if (!seen || !(element.contains(seen) || seen.contains(element)))
          covered.push(`${element.textContent} behind ${seen?.outerHTML.slice(0, 80)}`);
      }
      return covered;
    });
    expect(hidden).toEqual([]);
  }
});

test('one thing at the foot of a phone at a time: the question before the booking buttons', async ({ system, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${system.origin}/en/problems/prostate-cancer`);
  await expect(panel(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const bar = page.getByRole('navigation', { name: 'Booking' });
  await expect(bar).toBeHidden();
  await button(page, consentTexts.en.reject).click();
  await expect(bar).toBeVisible();
});
