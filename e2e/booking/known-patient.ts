import { randomUUID } from 'node:crypto';
import { pathTo } from '@clinic/core/addresses/path-to';
import type { Locale } from '@clinic/core/kernel/locale';
import { type Browser, expect, type Page } from '@playwright/test';
import type { TestSystem } from '../system.ts';
import { bookByForms } from './book.ts';
import { type Journey, newPatient, type Patient } from './journey.ts';
import { type PlainVisitor, plainVisitor } from './plain-visitor.ts';
import { records } from './records.ts';
import { phoneDevice } from './visitor.ts';
import { field } from './wizard.ts';
import { bookingTexts } from './words.ts';

const daysAgo = 300;

/** On the clinic's books, and booked on the website a while ago: somebody whom the clinic has seen. */
export async function seenBefore(system: TestSystem, browser: Browser, journey: Journey, { isOnFile = false } = {}): Promise<void> {
  const { ours, theirs, bookingsOf } = records(system);
  if (!isOnFile) await onFile(system, journey.patient);
  const context = await browser.newContext(phoneDevice);
  await bookByForms(await context.newPage(), system, journey);
  const inTheBook = async () => (await bookingsOf(journey.patient.email))[0]?.appointment ?? null;
  await expect.poll(inTheBook, { timeout: 20_000 }).not.toBeNull();
  await context.close();
  const { id } = (await bookingsOf(journey.patient.email))[0] ?? { id: '' };
  await theirs('update sandbox.clinic_appointments set day = day - $2::int where id = $1', await inTheBook(), daysAgo);
  await ours('delete from core.slot_holds where booking_id = $1', id);
  await ours(
    `update core.bookings set starts_at = starts_at - make_interval(days => $2), ends_at = ends_at - make_interval(days => $2),
       submitted_at = submitted_at - make_interval(days => $2) where id = $1`,
    id,
    daysAgo,
  );
}

/** Somebody of whom the clinic has a record and no more. */
export async function onFile(system: TestSystem, { name, email, birth }: Patient, vat: string | null = null): Promise<void> {
  await records(system).theirs(
    "insert into sandbox.clinic_patients (name, birth_day, gender, vat, contacts) values ($1, $2, 'feminino', $3, $4)",
    ...[name, `${birth.year}-${birth.month}-${birth.day}`, vat, [email, '912345678']],
  );
}

/** A NIF that nobody else in these journeys has. */
export function newNif(): string {
  const digits = `2${String(Number.parseInt(randomUUID().slice(0, 7), 16))
    .padStart(7, '0')
    .slice(0, 7)}`;
  const rest = 11 - ([...digits].reduce((sum, digit, index) => sum + Number(digit) * (9 - index), 0) % 11);
  return `${digits}${rest > 9 ? 0 : rest}`;
}

export const knownUrl = ({ origin }: TestSystem, { locale }: Pick<Journey, 'locale'>) => origin + pathTo(locale, 'wizardKnown');

/** The day of which everybody in these journeys was born who is not told otherwise. */
export const usualBirth = newPatient().birth;

/** Asks for a code as somebody does who found the way there. */
export async function askForCode(
  page: Page,
  system: TestSystem,
  { locale }: Pick<Journey, 'locale'>,
  contact: string,
  birth = usualBirth,
): Promise<void> {
  await page.goto(knownUrl(system, { locale }));
  await sendContact(page, { locale }, contact, birth);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bookingTexts[locale].identity.code.title);
}

/** Fills in who one is, and sends it. */
export async function sendContact(page: Page, { locale }: Pick<Journey, 'locale'>, contact: string, birth = usualBirth): Promise<void> {
  const { identity, components } = bookingTexts[locale];
  await field(page, identity.contact.label).fill(contact);
  for (const part of ['day', 'month', 'year'] as const)
    await page.getByRole('textbox', { name: components.birthDate[part], exact: true }).fill(birth[part]);
  await page.getByRole('button', { name: identity.contact.send }).click();
}

export const titled = (page: Page, title: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

export const greets = (page: Page, locale: Locale, name: string) => expect(page.getByText(helloTo(locale, name))).toBeVisible();

export const helloTo = (locale: Locale, name: string) => bookingTexts[locale].identity.hello.replace('{name}', name.split(' ')[0] ?? '');

/** Asks for a code without a browser. */
export async function askPlainly(system: TestSystem, locale: Locale, contact: string, birth = usualBirth): Promise<PlainVisitor> {
  const visitor = plainVisitor(system);
  await visitor.open(knownUrl(system, { locale }));
  await sendContactPlainly(visitor, locale, contact, birth);
  return visitor;
}

export async function sendContactPlainly(visitor: PlainVisitor, locale: Locale, contact: string, birth = usualBirth): Promise<void> {
  const { identity } = bookingTexts[locale];
  const born = { 'birthDate-day': birth.day, 'birthDate-month': birth.month, 'birthDate-year': birth.year };
  await visitor.press(identity.contact.send, { contact, ...born });
  expect(visitor.read('h1')).toBe(identity.code.title);
}

export const typeKnownPlainly = (visitor: PlainVisitor, locale: Locale, code: string) =>
  visitor.press(bookingTexts[locale].identity.code.confirm, { code });
