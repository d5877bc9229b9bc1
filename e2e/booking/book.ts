import { expect, type Page } from '@playwright/test';
import type { TestSystem } from '../system.ts';
import { codeFor, codesTo, codeUrl, confirmCode, proverOf } from './codes.ts';
import { openAt } from './draft.ts';
import type { Journey } from './journey.ts';
import { stepUrl, walkTo } from './wizard.ts';
import { bookingTexts } from './words.ts';

/** The last button alone: a proven contact is booked, any other is sent a code. */
export const pressLast = (page: Page, { locale }: Pick<Journey, 'locale'>) =>
  page.getByRole('button', { name: bookingTexts[locale].booking.checkStep.submit }).click();

/** The last button, and the code that is then asked for. */
export async function schedule(page: Page, system: TestSystem, journey: Journey): Promise<void> {
  const before = (await codesTo(system, proverOf(journey).email)).length;
  await pressLast(page, journey);
  await confirmCode(page, system, journey, before);
}

/** From the first screen to the page of the visit. */
export async function bookInBrowser(page: Page, system: TestSystem, journey: Journey): Promise<void> {
  await walkTo(page, system.origin, journey, 'check');
  await schedule(page, system, journey);
  await page.waitForURL(/\/marcacao-de-consulta\/resultado\/./);
}

/** The same by forms alone, for tests about what comes afterwards. */
export async function bookByForms(page: Page, system: TestSystem, journey: Journey): Promise<void> {
  const { origin } = system;
  await openAt(page, origin, journey, 'check');
  const post = (url: string, form: Record<string, string>) => page.request.post(url, { form, headers: { origin }, maxRedirects: 0 });
  const { email } = proverOf(journey);
  const earlier = (await codesTo(system, email)).length;
  expect((await post(stepUrl(origin, journey, 'check'), { go: 'on' })).headers()['location']).toContain('/codigo');
  const code = await codeFor(system, email, earlier);
  expect((await post(codeUrl(system, journey), { code })).headers()['location']).toContain('/resultado/');
}
