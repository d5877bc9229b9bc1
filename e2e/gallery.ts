import type { Page } from '@playwright/test';

/** Settles once the page answers: waiting for a silent network would cost half a second on each of hundreds of screens. */
export async function openGallery(page: Page, origin: string, section: string, locale = 'pt'): Promise<void> {
  await page.goto(`${origin}/galeria/${locale}/${section}`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}
