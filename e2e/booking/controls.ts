import { expect, type Page } from '@playwright/test';
import { axe } from '../axe.ts';

export type Control = { role: string; name: string };

/** The controls of a screen's form from the accessibility tree, in order. */
export async function controlsIn(page: Page): Promise<Control[]> {
  const tree = await page.locator('main form:visible').last().ariaSnapshot();
  return tree.split('\n').flatMap((line) => {
    const [, role = '', name = ''] = /^\s*- '?(radio|textbox|checkbox|button|link)\b(?: "((?:[^"\\]|\\.)*)")?/.exec(line) ?? [];
    return role ? [{ role, name }] : [];
  });
}

export async function expectNoAxeFindings(page: Page, where: string): Promise<void> {
  const { violations } = await axe(page).analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${where} ${id} ${html}`))).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide, where).toBeLessThanOrEqual(0);
}

/** Presses Tab until the control that matches `selector` has the focus, as a keyboard user does. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < 80; step++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no Tab leads to ${selector}`);
}
