import { locales } from '@clinic/core/kernel/locale';
import { limits } from '@clinic/core/limits/limits';
import { expect } from '@playwright/test';
import { codeFor, fillCode, otherThan } from './booking/codes.ts';
import { expectNoAxeFindings, expectNoSidewaysScroll } from './booking/controls.ts';
import { openAt } from './booking/draft.ts';
import { mainJourney, newPatient } from './booking/journey.ts';
import {
  askForCode,
  askPlainly,
  greets,
  helloTo,
  knownUrl,
  onFile,
  titled,
  typeKnownPlainly,
  usualBirth,
} from './booking/known-patient.ts';
import { mailbox } from './booking/mailbox.ts';
import { isPlainlyAt } from './booking/plain-wizard.ts';
import { records } from './booking/records.ts';
import { phoneDevice } from './booking/visitor.ts';
import { field, isAt, stepUrl } from './booking/wizard.ts';
import { bookingTexts } from './booking/words.ts';
import { byDay } from './night.ts';
import { test } from './system.ts';

test.use(phoneDevice);

for (const locale of locales) {
  const { identity, error } = bookingTexts[locale];

  test(`${locale}: an unknown contact is answered alike, and nobody is written to`, byDay(locale === 'pt'), async ({ system }) => {
    const known = newPatient();
    await onFile(system, known);
    const told = (await askPlainly(system, locale, known.email)).read('main');
    const { email } = newPatient();
    const stranger = await askPlainly(system, locale, email);
    expect(stranger.read('main')).toBe(told);
    const code = await codeFor(system, known.email);
    await typeKnownPlainly(stranger, locale, code);
    expect(stranger.read('[role=alert]')).toContain(identity.problems.codeWrong);
    expect(await mailbox(system).mailsTo(email)).toEqual([]);
    await stranger.follow(identity.without);
    isPlainlyAt(stranger, { locale, booker: null }, 'who');
  });

  test(`${locale}: five wrong codes end the right one; another is sent at a press`, byDay(locale === 'en'), async ({ system }) => {
    const known = newPatient();
    await onFile(system, known);
    const visitor = await askPlainly(system, locale, known.email);
    const code = await codeFor(system, known.email);
    for (let time = 0; time < 5; time++) {
      await typeKnownPlainly(visitor, locale, otherThan(code));
      expect(visitor.read('[role=alert]')).toContain(identity.problems.codeWrong);
    }
    await typeKnownPlainly(visitor, locale, code);
    expect(visitor.read('[role=alert]')).toContain(identity.problems.codeEnded);
    await visitor.press(identity.code.again);
    visitor.says(identity.code.sentAgain);
    await typeKnownPlainly(visitor, locale, await codeFor(system, known.email, 1));
    visitor.says(helloTo(locale, known.name));
  });

  test(`${locale}: the sixth code within an hour is refused, and nothing is lost`, byDay(locale === 'pt'), async ({ system, page }) => {
    const journey = mainJourney(locale);
    await openAt(page, system.origin, journey, 'slot');
    for (let time = 0; time < limits.codesPerBrowser.uses; time++) await askForCode(page, system, journey, newPatient().email);
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: identity.code.again }).click();
    expect((await answer).status()).toBe(429);
    await titled(page, error.tooManyTitle);
    await expect(page.locator('main').getByRole('link', { name: /\d{3} \d{3} \d{3}/ })).toBeVisible();
    await expectNoAxeFindings(page, 'too many');
    await page.goto(stepUrl(system.origin, journey, 'slot'));
    await isAt(page, journey, 'slot');
  });
}

test('a double press asks for one code, and one of the right code is no wrong one', async ({ system, page }) => {
  const known = newPatient();
  const { identity } = bookingTexts.pt;
  await onFile(system, known);
  await page.goto(knownUrl(system, { locale: 'pt' }));
  await field(page, identity.contact.label).fill(known.email);
  for (const part of ['day', 'month', 'year'] as const)
    await page.getByRole('textbox', { name: bookingTexts.pt.components.birthDate[part], exact: true }).fill(usualBirth[part]);
  await page.getByRole('button', { name: identity.contact.send }).dblclick();
  await titled(page, identity.code.title);
  const code = await codeFor(system, known.email);
  const asked = await records(system).ours("select id from core.identity_codes where contact->>'value' = $1", known.email);
  expect(asked).toHaveLength(1);
  await field(page, identity.code.label).fill(code);
  await page.getByRole('button', { name: identity.code.confirm, exact: true }).dblclick();
  await greets(page, 'pt', known.name);
});

test('the code is good for fifteen minutes, and only in the browser that asked', async ({ system, page, browser }) => {
  const known = newPatient();
  await onFile(system, known);
  await askForCode(page, system, { locale: 'pt' }, known.email);
  const code = await codeFor(system, known.email);
  const other = await browser.newPage(phoneDevice);
  await other.goto(`${system.origin}/pt/marcar-consulta/codigo`);
  await titled(other, bookingTexts.pt.identity.contact.title);
  await askForCode(other, system, { locale: 'pt' }, newPatient().email);
  await fillCode(other, { locale: 'pt' }, code);
  await expect(other.getByRole('alert')).toContainText(bookingTexts.pt.identity.problems.codeWrong);
  await other.close();
  await records(system).ours(
    "update core.identity_codes set expires_at = now() - interval '1 second' where contact->>'value' = $1",
    known.email,
  );
  await fillCode(page, { locale: 'pt' }, code);
  await expect(page.getByRole('alert')).toContainText(bookingTexts.pt.identity.problems.codeEnded);
});

test('neither screen has findings of axe, and nothing about them is stored or repeated in an address', async ({ system, page }) => {
  const known = newPatient();
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const opened = await page.goto(knownUrl(system, { locale: 'pt' }));
    expect(opened?.headers()['cache-control']).toContain('no-store');
    await expectNoSidewaysScroll(page, `contact at ${width}`);
  }
  await expectNoAxeFindings(page, 'contact');
  await page.getByRole('button', { name: bookingTexts.pt.identity.contact.send }).click();
  await expect(page.getByRole('alert')).toContainText(bookingTexts.pt.identity.problems.contactInvalid);
  await expect(page.getByRole('alert')).toContainText(bookingTexts.pt.identity.problems.birthDateRequired);
  await askForCode(page, system, { locale: 'pt' }, known.email);
  expect(page.url()).toBe(`${system.origin}/pt/marcar-consulta/codigo`);
  await expectNoAxeFindings(page, 'code');
  const input = page.locator('#code');
  await expect(input).toHaveAttribute('inputmode', 'numeric');
  await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
});
