import type { Page } from '@playwright/test';

/** Buttons that show more and change nothing: menus, drawers, sheets, lists of choices, tabs. */
const openers = [
  'main button[aria-haspopup]',
  '.popup-button',
  '.list-controls button',
  '.tabs-field__tab-button',
  '.blocks-field__drawer-toggler',
  '.doc-drawer__toggler, .list-drawer__toggler, .drawer-toggler',
  '.relationship-add-new__add-button',
  '.upload__listToggler, .upload__createNewToggler',
  '.toolbar-popup__dropdown',
  '.date-time-picker input',
  '.rs__control',
  'button.uses-open, button[aria-controls]',
].join(', ');

const mostPerView = 25;

/** Presses each that can be seen and was not pressed before, tells what is open, and closes it again. */
export async function openMenus(page: Page, pressed: Set<string>, tell: (name: string) => Promise<void>): Promise<void> {
  const address = page.url();
  for (let press = 0; press < mostPerView; press++) {
    const next = await nextOpener(page, [...pressed]);
    if (!next) return;
    pressed.add(next);
    const button = page.locator('[data-crawl="next"]');
    await button.click({ timeout: 2_000 }).catch(() => {});
    await page.waitForTimeout(150);
    await tell(next);
    await page.keyboard.press('Escape');
    if (page.url() !== address) await page.goto(address);
  }
}

/** The same control in every row of a list is one. */
const nextOpener = (page: Page, pressed: string[]): Promise<string | null> =>
  page.evaluate(
    ({ openers, pressed }) => {
      document.querySelector('[data-crawl]')?.removeAttribute('data-crawl');
      for (const element of document.querySelectorAll<HTMLElement>(openers)) {
        const name = `${String(element.className).split(' ').slice(0, 3).join('.')}: ${(element.textContent ?? '').trim().slice(0, 30)}`;
        if (pressed.includes(name) || !element.checkVisibility() || element.matches('[disabled], [type=submit]')) continue;
        element.setAttribute('data-crawl', 'next');
        return name;
      }
      return null;
    },
    { openers, pressed },
  );
