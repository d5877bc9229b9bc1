import { randomUUID } from 'node:crypto';
import { pathTo } from '@clinic/core/addresses/path-to';
import { type Browser, expect, type Page } from '@playwright/test';
import type { TestSystem } from '../system.ts';
import { openAt } from './draft.ts';
import type { Journey, Patient } from './journey.ts';
import { mailbox } from './mailbox.ts';
import { records } from './records.ts';
import { phone } from './visitor.ts';
import { field } from './wizard.ts';
import { words } from './words.ts';

const daysAgo = 300;

/** Books on the website and lets the visit lie in the past: somebody whom the clinic has seen. */
export async function seenBefore(system: TestSystem, browser: Browser, journey: Journey): Promise<void> {
  const { ours, theirs, bookingsOf } = records(system);
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await openAt(page, system.origin, journey, 'check');
  const url = system.origin + pathTo(journey.locale, 'wizardCheck');
  expect((await page.request.post(url, { form: { go: 'on' }, headers: { origin: system.origin }, maxRedirects: 0 })).status()).toBe(303);
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

/** Asks for a code as somebody does who found the way there. */
export async function askForCode(page: Page, system: TestSystem, { locale }: Pick<Journey, 'locale'>, contact: string): Promise<void> {
  const { proof } = words[locale];
  await page.goto(knownUrl(system, { locale }));
  await field(page, proof.contact.label).fill(contact);
  await page.getByRole('button', { name: proof.contact.send }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(proof.code.title);
}

/** Waits for the letter after those that are known already. */
export async function codeFor(system: TestSystem, email: string, after = 0): Promise<string> {
  const codes = async () => (await mailbox(system).mailsTo(email)).flatMap(({ subject }) => /^(\d{6}) /.exec(subject)?.[1] ?? []);
  await expect.poll(async () => (await codes()).length, { timeout: 20_000 }).toBeGreaterThan(after);
  return (await codes())[after] ?? '';
}

export async function typeCode(page: Page, { locale }: Pick<Journey, 'locale'>, code: string): Promise<void> {
  const { proof } = words[locale];
  await field(page, proof.code.label).fill(code);
  await page.getByRole('button', { name: proof.code.confirm }).click();
}

/** Never the right one. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
