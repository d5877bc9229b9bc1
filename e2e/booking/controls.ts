import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export type Control = { role: string; name: string };

/** The controls of a screen as a screen reader is told of them, in order. */
export async function controlsIn(page: Page): Promise<Control[]> {
  const tree = await page.locator('main form').last().ariaSnapshot();
  return tree.split('\n').flatMap((line) => {
    const [, role = '', name = ''] = /^\s*- '?(radio|textbox|checkbox|button|link)\b(?: "((?:[^"\\]|\\.)*)")?/.exec(line) ?? [];
    return role ? [{ role, name }] : [];
  });
}

export async function expectNoAxeFindings(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${where} ${id} ${html}`))).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide, where).toBeLessThanOrEqual(0);
}

/** Tabs on until the focus stands on the control with this name or id, as somebody without a mouse does. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < 80; step++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no Tab leads to ${selector}`);
}
