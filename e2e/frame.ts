import type { Browser, Page } from '@playwright/test';

export const wide = { width: 1280, height: 800 };
export const phoneViewport = { width: 390, height: 844 };
export const smallViewport = { width: 320, height: 640 };
export const inner = { pt: '/pt/problemas/cancro-da-prostata', en: '/en/problems/prostate-cancer' };
export const landingPaths = { pt: '/pt/marcacao-de-consulta', en: '/en/book-an-appointment' };
export const task = { pt: '/pt/marcar-consulta', en: '/en/marcar-consulta' };
export const unknown = { pt: '/pt/nao-existe', en: '/en/nao-existe' };

export const header = (page: Page) => page.getByRole('banner');
export const menuEntry = (page: Page, name: string) => header(page).locator('summary', { hasText: name }).filter({ visible: true });
export const menuButton = (page: Page) => menuEntry(page, 'Menu');
export const searchButton = (page: Page, name = 'Pesquisar') => menuEntry(page, name);
export const newPage = async (browser: Browser, options: Parameters<Browser['newContext']>[0]) =>
  (await browser.newContext(options)).newPage();

/** With its script: before that the menus work too, but by the browser's own rules only. */
export async function visitPage(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => document.documentElement.dataset['ready'] !== undefined);
}
