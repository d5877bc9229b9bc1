import { expect, type Page } from '@playwright/test';
import { filled } from './words.ts';

/** In the middle of the page, whatever fills the places in the text; some of it comes only when the worker has done its part. */
export const says = (page: Page, text: string) =>
  expect(page.locator('main').getByText(filled(text)).first()).toBeVisible({ timeout: 25_000 });

/** The number to call stands in the middle of the page, not only in its frame. */
export const namesPhone = (page: Page) => expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();

/** Into test-results/booking, to be looked at: what a visitor meets on the worst days, the number to call in the middle of each. */
export async function takePicture(page: Page, name: string, text: string): Promise<void> {
  await says(page, text);
  await namesPhone(page);
  await page.screenshot({ path: `test-results/booking/${name}.png`, fullPage: true });
}
