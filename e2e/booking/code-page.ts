import { expect, type Page } from '@playwright/test';
import type { TestSystem } from '../system.ts';
import { pressLast } from './book.ts';
import { openAt } from './draft.ts';
import type { Journey } from './journey.ts';
import { openPlainlyAt, pressLastPlainly } from './plain-wizard.ts';
import { records } from './records.ts';
import { bookingTexts } from './words.ts';

export const atCode = async (page: Page, { locale }: Pick<Journey, 'locale'>) => {
  await page.waitForURL(/\/marcar-consulta\/codigo/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bookingTexts[locale].identity.bookingCode.title);
};

/** Every answer given, the button pressed: the page that waits for the code. */
export async function openCode(page: Page, system: TestSystem, journey: Journey, given: Parameters<typeof openAt>[4] = {}) {
  const opened = await openAt(page, system.origin, journey, 'check', given);
  await pressLast(page, journey);
  await atCode(page, journey);
  return opened;
}

/** The same without a browser. */
export async function openCodePlainly(system: TestSystem, journey: Journey, given: Parameters<typeof openPlainlyAt>[3] = {}) {
  const opened = await openPlainlyAt(system, journey, 'check', given);
  await pressLastPlainly(opened.visitor, journey);
  return opened;
}

export const refusedWith = async (page: Page, text: string) => {
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText(text);
};

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A mobile number that nobody else in these journeys has. */
let numbers = 0;
export const newPhone = () => `91${String(Date.now() % 100_000).padStart(5, '0')}${String(10 + numbers++).slice(-2)}`;

/** As if the slot had been held to the end of its time. */
export const endHold = (system: TestSystem, { patient: { email } }: Journey) =>
  records(system).ours(
    `update core.slot_holds set expires_at = now() - interval '1 second'
     where booking_id = (select booking_id from core.booking_drafts where fields->>'email' = $1)`,
    email,
  );
