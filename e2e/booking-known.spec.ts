import { locales } from '@clinic/core/kernel/locale';
import { expect } from '@playwright/test';
import { pressLast } from './booking/book.ts';
import { bookedPlainly } from './booking/booked.ts';
import { codeFor, codesTo, fillCode } from './booking/codes.ts';
import { openAt } from './booking/draft.ts';
import { mainJourney, newPatient } from './booking/journey.ts';
import { askForCode, askPlainly, greets, newNif, onFile, sendContact, titled } from './booking/known-patient.ts';
import { expectPlainOutcome } from './booking/outcome.ts';
import { bookPlainly } from './booking/plain-wizard.ts';
import { records } from './booking/records.ts';
import { phoneDevice } from './booking/visitor.ts';
import { field, isAt, onLabel } from './booking/wizard.ts';
import { bookingTexts, filled } from './booking/words.ts';
import { byDay } from './night.ts';
import { test } from './system.ts';

test.use(phoneDevice);

for (const locale of locales) {
  const { visit } = bookingTexts[locale];

  test(`${locale}: a contact that came with a booking on the website opens no record`, byDay(locale === 'pt'), async ({ system }) => {
    const journey = mainJourney(locale);
    const { email } = journey.patient;
    await expectPlainOutcome(await bookPlainly(system, journey), journey);
    await askPlainly(system, locale, email);
    const answered = `select from core.identity_codes where contact->>'value' = $1 and purpose = 'knownPatient' and patient_ids = '{}'`;
    await expect.poll(() => records(system).ours(answered, email), { timeout: 20_000 }).toHaveLength(1);
    expect(await codesTo(system, email)).toHaveLength(1);
  });

  test(`${locale}: a known patient with a visit near is told its date`, byDay(locale === 'en'), async ({ system, page }) => {
    const first = mainJourney(locale);
    await onFile(system, first.patient);
    await bookedPlainly(system, first);
    const again = { ...mainJourney(locale), patient: first.patient };
    await openAt(page, system.origin, again, 'check');
    await askForCode(page, system, again, first.patient.email);
    await fillCode(page, again, await codeFor(system, first.patient.email, 1));
    await isAt(page, again, 'check');
    await pressLast(page, again);
    await expect(page.locator('main').getByText(filled(visit.states.conflictDated.lead)).first()).toBeVisible({ timeout: 25_000 });
  });
}

test('an hour after the last answer the next person finds nothing of the patient', async ({ system, page }) => {
  const known = newPatient();
  const { identity, booking } = bookingTexts.pt;
  await onFile(system, known);
  await openAt(page, system.origin, mainJourney('pt'), 'details');
  await askForCode(page, system, { locale: 'pt' }, known.email);
  await fillCode(page, { locale: 'pt' }, await codeFor(system, known.email));
  await greets(page, 'pt', known.name);
  await records(system).ours(
    `update core.booking_drafts set proven_at = proven_at - interval '61 minutes', expires_at = expires_at - interval '61 minutes'
     where fields->>'email' = $1`,
    known.email,
  );
  await page.reload();
  await isAt(page, { locale: 'pt' }, 'details');
  await expect(page.getByText(identity.offer.link)).toBeVisible();
  await expect(field(page, booking.details.name)).toHaveValue('');
  expect(await page.content()).not.toContain(known.email);
});

test('a tax number leads to the address on file; "não sou eu" forgets everything that came of it', async ({ system, page }) => {
  const known = newPatient();
  const vat = newNif();
  await onFile(system, known, vat);
  await openAt(page, system.origin, mainJourney('pt'), 'details');
  await page.getByRole('link', { name: bookingTexts.pt.identity.offer.link }).click();
  await sendContact(page, { locale: 'pt' }, vat);
  await titled(page, bookingTexts.pt.identity.code.title);
  const before = await page.content();
  expect(before).not.toContain(known.name);
  await fillCode(page, { locale: 'pt' }, await codeFor(system, known.email));
  await isAt(page, { locale: 'pt' }, 'details');
  await greets(page, 'pt', known.name);
  await expect(field(page, bookingTexts.pt.booking.details.name)).toHaveValue(known.name);
  await expect(field(page, bookingTexts.pt.booking.details.email)).toHaveValue(known.email);
  await expect(field(page, bookingTexts.pt.booking.details.vat)).toHaveValue(vat);
  // Corrected by a letter, it is still about the same man.
  await field(page, bookingTexts.pt.booking.details.name).fill(`${known.name}s`);
  await page.getByRole('button', { name: bookingTexts.pt.booking.previous }).click();
  await isAt(page, { locale: 'pt' }, 'slot');
  await page.goBack();
  await isAt(page, { locale: 'pt' }, 'details');
  await page.reload();
  await expect(field(page, bookingTexts.pt.booking.details.name)).toHaveValue(`${known.name}s`);
  await page.getByRole('button', { name: bookingTexts.pt.identity.notMe }).click();
  await isAt(page, { locale: 'pt' }, 'details');
  for (const name of ['name', 'email', 'phone', 'vat']) await expect(page.locator(`#${name}`)).toHaveValue('');
  expect(await page.content()).not.toContain(known.email);
});

test("somebody else's details on a proven draft do not reach the proven patient's record", async ({ system, page }) => {
  const journey = mainJourney('pt');
  const known = { ...newPatient(), name: 'Amélia Exemplo' };
  const vat = newNif();
  await onFile(system, known, vat);
  await openAt(page, system.origin, journey, 'details');
  await askForCode(page, system, journey, known.email);
  await fillCode(page, journey, await codeFor(system, known.email));
  await field(page, bookingTexts.pt.booking.details.name).fill('Zulmira Exemplo');
  await page.getByRole('textbox', { name: bookingTexts.pt.components.birthDate.year, exact: true }).fill('1990');
  await page.locator('#consent').check(onLabel);
  await page.getByRole('button', { name: bookingTexts.pt.booking.next, exact: true }).click();
  await isAt(page, journey, 'payment');
  await expect(page.getByText(bookingTexts.pt.identity.notMe)).toHaveCount(0);
  const [draft] = await records(system).ours<{ proven: number | null; vat: string | null; known: object }>(
    "select proven_patient_id as proven, fields->>'vat' as vat, known from core.booking_drafts where fields->>'name' = 'Zulmira Exemplo' limit 1",
  );
  expect(draft).toEqual({ proven: null, vat: null, known: {} });
});
