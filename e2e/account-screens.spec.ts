import { expect, type Page } from '@playwright/test';
import { headlessChromium } from '../scripts/chromium.ts';
import { axe } from './axe.ts';
import { openGallery } from './gallery.ts';
import { byDay, halfByDay } from './night.ts';
import { test } from './system.ts';

// A hundred screens: one worker would still be at them when the other has nothing left to do.
test.describe.configure({ mode: 'parallel' });

const openState = (page: Page, origin: string, state: string, locale = 'pt') =>
  openGallery(page, origin, `account?estado=${state}`, locale);

/** Every screen of a section that the gallery shows one at a time, as the end of its address. */
async function screensOf(page: Page, origin: string, section: 'account' | 'area', locale: string): Promise<string[]> {
  await page.goto(`${origin}/galeria/${locale}/${section}`);
  const links = page.locator('a[href^="?estado="], a[href^="?ecra="]');
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

/** What of the screen itself ends beyond the window's edge; the gallery's own header stands around it and is measured elsewhere. */
const beyondTheEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      element.tagName !== 'MAIN' &&
      (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement));
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1 && !isClipped(element))
      .map((element) => element.outerHTML.slice(0, 80));
  });

const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const section of ['account', 'area'] as const) {
  for (const locale of ['pt', 'en']) {
    test(
      `axe finds nothing on the screens of the gallery’s ${section}, in ${locale}; none scrolls sideways at 320 px`,
      byDay((locale === 'pt') === (section === 'account')),
      async ({ system, page }) => {
        test.setTimeout(400_000);
        await page.setViewportSize({ width: 320, height: 700 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const found: string[] = [];
        const screens = await screensOf(page, system.origin, section, locale);
        expect(screens.length).toBeGreaterThan(20);
        for (const [index, screen] of halfByDay(screens).entries()) {
          await openGallery(page, system.origin, section + screen, locale);
          // Around the screen stand the gallery's own header and languages, or the site's frame: the same each time, and most of the page.
          const isWhole = section === 'account' && index === 0;
          const shown = isWhole ? axe(page) : axe(page).include(section === 'area' ? '[data-stage]' : 'main');
          const { violations } = await shown.analyze();
          found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${screen} ${id} ${html}`)));
          // What axe asks only of a whole page.
          const headings = section === 'account' ? await page.locator('h1').count() : 1;
          if (headings !== 1) found.push(`${screen} has ${headings} headings of the first rank`);
          const narrow = await tooWide(page);
          if (narrow > 0) found.push(`${screen} is ${narrow} px too wide`);
        }
        expect(found).toEqual([]);
      },
    );
  }
}

for (const section of ['account', 'area'] as const) {
  for (const locale of ['pt', 'en']) {
    test(
      `no screen of the gallery’s ${section} scrolls sideways in ${locale} with text twice its size`,
      byDay(locale === 'pt'),
      async ({ system, playwright }) => {
        test.setTimeout(300_000);
        // As a reader sets it in the browser: also the widths at which pages change their form are counted in that size.
        const browser = await playwright.chromium.launch({
          ...headlessChromium,
          args: [...headlessChromium.args, '--blink-settings=defaultFontSize=32'],
        });
        // The script changes no widths, and a hundred screens are there sooner without it.
        const page = await browser.newPage({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
        const found: string[] = [];
        const screens = await screensOf(page, system.origin, section, locale);
        expect(screens.length).toBeGreaterThan(20);
        // By day those that axe leaves out above, so that each screen is walked once.
        for (const screen of halfByDay(screens, 'second')) {
          await page.goto(`${system.origin}/galeria/${locale}/${section}${screen}`);
          const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
          const large = await beyondTheEdge(page);
          if (size !== '32px' || large.length > 0) found.push(`${screen} at ${size}: ${large.join(', ')}`);
        }
        await browser.close();
        expect(found).toEqual([]);
      },
    );
  }
}

/** White words on the colour of the one thing to do; other buttons are outlined. */
const expectStandsOut = (page: Page, name: string) =>
  expect(page.getByRole('button', { name, exact: true })).toHaveCSS('color', 'rgb(255, 255, 255)');

test('a browser that has not used face, finger or PIN is first asked for the e-mail; one that has, for that', async ({ system, page }) => {
  const order = async (state: string) => {
    await openState(page, system.origin, state);
    return page.locator('main form').evaluate((form) => {
      const [email, passkey] = [form.querySelector('[name=email]'), form.querySelector('#passkey')];
      return email && passkey && email.compareDocumentPosition(passkey) & Node.DOCUMENT_POSITION_FOLLOWING
        ? 'e-mail first'
        : 'passkey first';
    });
  };
  expect(await order('sign-in')).toBe('e-mail first');
  await expectStandsOut(page, 'Entrar');
  expect(await order('sign-in-passkey')).toBe('passkey first');
});

test('a browser that knows no passkeys offers none, and the password’s button stands out', async ({ system, page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await openState(page, system.origin, 'sign-in');
  await expect(page.getByRole('button', { name: /^Entrar com este/ })).toHaveCount(0);
  await expectStandsOut(page, 'Entrar');
});

test('what went wrong takes the focus and leads to its field', async ({ system, page }) => {
  await openState(page, system.origin, 'app-code-recovery-wrong', 'en');
  const summary = page.getByRole('alert', { name: 'Please correct the following errors:' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link').click();
  await expect(page.getByLabel('Recovery code')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the ways in that need none are there, and no other', async ({ system, page }) => {
    await page.goto(`${system.origin}/galeria/pt/account?estado=sign-in`);
    await expect(page.getByRole('button', { name: /^Entrar com este/ })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Receber um código no e-mail' })).toBeVisible();
    await page.goto(`${system.origin}/galeria/pt/account?estado=code-new-device`);
    await expect(page.getByRole('button', { name: 'Enviar outro código' })).toBeEnabled();
  });
});
