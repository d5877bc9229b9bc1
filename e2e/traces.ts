import type { Page } from '@playwright/test';

/** Everything that a site can leave on a device, and whom the page called. */
export async function tracesOf(page: Page) {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  return { cookies: cookies.map(({ name }) => name).sort(), ...stored };
}

export const nothing = { local: [], session: [], caches: [], databases: [], workers: 0 };

/** Addresses outside the site that the page asked for, from now on. */
export function watchStrangers(page: Page, origin: string): string[] {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !url.startsWith('data:') && !url.startsWith('blob:')) strangers.push(url);
  });
  return strangers;
}
