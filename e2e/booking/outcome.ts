import { expect, type Page } from '@playwright/test';
import type { TestSystem } from '../system.ts';
import type { Journey } from './journey.ts';
import type { PlainVisitor } from './plain-visitor.ts';
import { bookingIn, records } from './records.ts';
import { standIns } from './stand-ins.ts';
import { bookingTexts, filled } from './words.ts';

const endOf = ({ payment }: Journey) => (payment === 'atClinic' ? 'scheduled' : 'confirmed');

export const visitTitleOf = (journey: Journey): string => bookingTexts[journey.locale].visit.states[endOf(journey)].title;

/** Of the letter that tells the outcome. */
export const mailSubjectOf = (journey: Journey): RegExp =>
  filled(bookingTexts[journey.locale].mails[endOf(journey)].subject, { whole: true });

/** The page says what became of it, without being asked again. */
export async function expectOutcome(page: Page, journey: Journey): Promise<void> {
  const { chip, title } = bookingTexts[journey.locale].visit.states[endOf(journey)];
  await expect(page.getByText(chip, { exact: true })).toBeVisible({ timeout: 25_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

async function pay(system: TestSystem, booking: string): Promise<void> {
  const { orderOf } = records(system);
  await expect.poll(() => orderOf(booking)).toBeDefined();
  await standIns(system).pay((await orderOf(booking)) ?? '');
}

async function untilPaid(system: TestSystem, booking: string): Promise<void> {
  const isPaid = async () =>
    (await records(system).ours<{ paid: boolean }>('select paid_at is not null as paid from core.bookings where id = $1', booking))[0]
      ?.paid;
  await expect.poll(isPaid, { timeout: 20_000 }).toBe(true);
}

/** The same without a browser. */
export async function expectPlainOutcome(visitor: PlainVisitor, journey: Journey): Promise<void> {
  await visitor.until(visitTitleOf(journey));
  expect(visitor.all('main *').map((one) => one.textContent.trim())).toContain(
    bookingTexts[journey.locale].visit.states[endOf(journey)].chip,
  );
}

export async function payPlainly(system: TestSystem, visitor: PlainVisitor, journey: Journey): Promise<void> {
  await visitor.until(bookingTexts[journey.locale].visit.states[journey.payment === 'mbway' ? 'mbway' : 'multibanco'].title, 20_000);
  await pay(system, bookingIn(visitor.url()));
}

/** Waits until the page asks for the money, then pays it as the patient does: at a cash machine, or on the phone. */
export async function payFor(system: TestSystem, page: Page, journey: Journey, { comesBack = true } = {}): Promise<void> {
  const { chip } = bookingTexts[journey.locale].visit.states[journey.payment === 'mbway' ? 'mbway' : 'multibanco'];
  await expect(page.getByText(chip, { exact: true })).toBeVisible({ timeout: 20_000 });
  await pay(system, bookingIn(page.url()));
  if (!comesBack) return;
  await untilPaid(system, bookingIn(page.url()));
  // Whoever comes back from the bank's app is not made to wait for the next look.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Nothing lost and nothing doubled: one visit at the clinic, of one patient. */
export async function expectOneVisit(system: TestSystem, page: Page, journey: Journey) {
  await expectOutcome(page, journey);
  const { visitsOf, patientsWith, bookingsOf } = records(system);
  const { email } = journey.patient;
  expect(await bookingsOf(email)).toHaveLength(1);
  expect(await visitsOf(email)).toHaveLength(1);
  expect(await patientsWith(email)).toHaveLength(1);
}
