import { pathTo } from '@clinic/core/addresses/path-to';
import { expect, type Page } from '@playwright/test';
import type { TestSystem } from '../system.ts';
import type { Journey } from './journey.ts';
import { mailbox } from './mailbox.ts';
import { field } from './wizard.ts';
import { bookingTexts } from './words.ts';

type Text = { to: string; text: string };

/** Whoever books gets the code: of a patient for whom somebody else books, nobody asks anything. */
export const proverOf = ({ patient, booker }: Pick<Journey, 'patient' | 'booker'>) => booker ?? patient;

export const codeUrl = ({ origin }: Pick<TestSystem, 'origin'>, { locale }: Pick<Journey, 'locale'>) =>
  origin + pathTo(locale, 'wizardCode');

/** In the order in which they came. The code stands in the letter and not in its subject, which a locked screen shows. */
export const codesTo = async (system: TestSystem, email: string): Promise<string[]> =>
  (await mailbox(system).mailsTo(email)).flatMap(({ html }) => /codigo=(\d{6})/.exec(html)?.[1] ?? []);

/** Waits for the letter after those that are known already. */
export async function codeFor(system: TestSystem, email: string, after = 0): Promise<string> {
  await expect.poll(async () => (await codesTo(system, email)).length, { timeout: 20_000 }).toBeGreaterThan(after);
  return (await codesTo(system, email))[after] ?? '';
}

/** The text messages to this number, the oldest first. */
export async function textsTo(system: TestSystem, phone: string): Promise<string[]> {
  const all = (await (await fetch(`http://127.0.0.1:${system.ports.sandbox}/sms/control/messages`)).json()) as Text[];
  return all
    .filter(({ to }) => to === `+351${phone}`)
    .map(({ text }) => text)
    .reverse();
}

export async function codeByText(system: TestSystem, phone: string): Promise<string> {
  const codes = async () => (await textsTo(system, phone)).flatMap((text) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
  await expect.poll(async () => (await codes()).length, { timeout: 20_000 }).toBeGreaterThan(0);
  return (await codes()).at(-1) ?? '';
}

/** At the last step of somebody new: the right one books. */
export async function fillBookingCode(page: Page, { locale }: Pick<Journey, 'locale'>, code: string): Promise<void> {
  const { code: asked, bookingCode } = bookingTexts[locale].identity;
  await field(page, asked.label).fill(code);
  await page.getByRole('button', { name: bookingCode.confirm }).click();
}

/** To be recognised as a patient. */
export async function fillCode(page: Page, { locale }: Pick<Journey, 'locale'>, code: string): Promise<void> {
  const { identity } = bookingTexts[locale];
  await field(page, identity.code.label).fill(code);
  await page.getByRole('button', { name: identity.code.confirm, exact: true }).click();
}

/** Reads the letter and types the code that stands in it. */
export async function confirmCode(page: Page, system: TestSystem, journey: Journey, after = 0): Promise<void> {
  await page.waitForURL(/\/marcar-consulta\/codigo/);
  await fillBookingCode(page, journey, await codeFor(system, proverOf(journey).email, after));
}

/** Never the right one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
