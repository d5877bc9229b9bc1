import type { Page } from '@playwright/test';

const visitor = 'a'.repeat(32);
const textVersion = 1;

/** Somebody who has answered already: the panel is not what these tests are about. */
export const answerConsent = (page: Page, origin: string, purposes: string) =>
  page.context().addCookies([{ name: 'consent', value: `${textVersion}.2026-11-15.${purposes}.${visitor}`, url: origin }]);

type Router = { navigate(to: string, options?: object): Promise<void> };
/** As a link does it, wherever the links of a page happen to lead. */
export const moveTo = (page: Page, to: string, options: object = {}) =>
  page.evaluate(
    ([to, options]) => void (window as unknown as { __reactRouterDataRouter: Router }).__reactRouterDataRouter.navigate(to, options),
    [to, options] as const,
  );

/** Opens a page and waits until its scripts have taken over. */
export async function openHydrated(page: Page, address: string) {
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset['ready'] !== undefined);
}
