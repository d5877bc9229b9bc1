import { pathTo } from '@clinic/core/addresses/path-to';
import { locales } from '@clinic/core/kernel/locale';
import { expect } from '@playwright/test';
import { pressLast } from './booking/book.ts';
import { atCode, newPhone, openCode, openCodePlainly, press } from './booking/code-page.ts';
import { codeByText, codeFor, codesTo, codeUrl, fillBookingCode, textsTo } from './booking/codes.ts';
import { expectNoSidewaysScroll } from './booking/controls.ts';
import { openAt } from './booking/draft.ts';
import { mainJourney, newBooker, newPatient } from './booking/journey.ts';
import { mailbox, mailLinks } from './booking/mailbox.ts';
import { expectOutcome, expectPlainOutcome, visitTitleOf } from './booking/outcome.ts';
import { typePlainly } from './booking/plain-wizard.ts';
import { records } from './booking/records.ts';
import { newVisitor, phoneDevice } from './booking/visitor.ts';
import { fillDetails, isAt, onLabel, pressNext, walkOn } from './booking/wizard.ts';
import { bookingTexts, filled } from './booking/words.ts';
import { byDay } from './night.ts';
import { test } from './system.ts';

test.use(phoneDevice);

for (const locale of locales) {
  const { booking, identity } = bookingTexts[locale];
  const { bookingCode } = identity;

  for (const javaScriptEnabled of [true, false]) {
    test(
      `${locale}: somebody new types the code and is booked${javaScriptEnabled ? '' : ', without JavaScript'}`,
      byDay((locale === 'pt') === javaScriptEnabled),
      async ({ system, browser }) => {
        const journey = mainJourney(locale);
        const visitor = await newVisitor(browser, system, { javaScriptEnabled });
        const { page } = visitor;
        await openAt(page, system.origin, journey, 'check');
        await expect(page.getByText(booking.checkStep.codeFirst)).toBeVisible();
        await pressLast(page, journey);
        await atCode(page, journey);
        await expect(page.getByText(journey.patient.email)).toBeVisible();
        await expect(page.getByText(filled(bookingCode.held))).toBeVisible();
        await expect(page.locator('#code')).toHaveAttribute('inputmode', 'numeric');
        await expect(page.locator('#code')).toHaveAttribute('autocomplete', 'one-time-code');
        expect(await records(system).bookingsOf(journey.patient.email)).toEqual([]);
        expect(await records(system).patientsWith(journey.patient.email)).toEqual([]);
        const code = await codeFor(system, journey.patient.email);
        const [letter] = await mailbox(system).mailsTo(journey.patient.email);
        expect(letter?.subject).not.toMatch(/\d/);
        expect(letter?.html).toContain(`${code.slice(0, 3)}\u00a0${code.slice(3)}`);
        await fillBookingCode(page, journey, `${code.slice(0, 3)} ${code.slice(3)}`);
        await page.waitForURL(/\/resultado\/./);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(visitTitleOf(journey), { timeout: 25_000 });
        expect(await records(system).visitsOf(journey.patient.email)).toHaveLength(1);
        if (javaScriptEnabled) await visitor.leaves(journey);
        else await visitor.context.close();
      },
    );
  }

  test(`${locale}, "${booking.details.noEmail}": booked by text messages alone`, byDay(locale === 'en'), async ({ system, page }) => {
    const journey = { ...mainJourney(locale), patient: { ...newPatient(), email: '', phone: newPhone() } };
    const { patient } = journey;
    await openAt(page, system.origin, journey, 'details');
    await fillDetails(page, journey);
    await page.getByRole('checkbox', { name: booking.details.noEmail }).check(onLabel);
    await pressNext(page, journey);
    await walkOn(page, journey, 'payment', 'check');
    await pressLast(page, journey);
    await atCode(page, journey);
    await expect(page.getByText(bookingCode.leadPhone)).toBeVisible();
    await expect(page.getByRole('button', { name: bookingCode.byEmail })).toHaveCount(0);
    await fillBookingCode(page, journey, await codeByText(system, patient.phone));
    await expectOutcome(page, journey);
    expect(await records(system).visitsOf(patient.phone)).toHaveLength(1);
    await expect.poll(async () => (await textsTo(system, patient.phone)).length, { timeout: 20_000 }).toBe(2);
  });
}

test('the link in the letter fills the code in; only the press books', async ({ system, page }) => {
  const journey = mainJourney('pt');
  await openCode(page, system, journey);
  const code = await codeFor(system, journey.patient.email);
  const [letter] = await mailbox(system).mailsTo(journey.patient.email);
  const link = letter && mailLinks(letter).find((one) => one.includes('codigo='));
  await page.goto(link ?? '');
  await expect(page.locator('#code')).toHaveValue(code);
  expect(await records(system).bookingsOf(journey.patient.email)).toEqual([]);
  await press(page, bookingTexts.pt.identity.bookingCode.confirm);
  await expectOutcome(page, journey);
});

test('whoever books for somebody else proves his own contact, and the patient gets no code', async ({ system }) => {
  const journey = { ...mainJourney('pt'), booker: newBooker() };
  const { visitor } = await openCodePlainly(system, journey);
  visitor.says(journey.booker.email);
  await typePlainly(visitor, journey, await codeFor(system, journey.booker.email));
  await expectPlainOutcome(visitor, journey);
  expect(await codesTo(system, journey.patient.email)).toEqual([]);
  expect(await codesTo(system, journey.booker.email)).toHaveLength(1);
});

test('a double press on the code books once, without JavaScript too', async ({ system, browser }) => {
  const journey = mainJourney('pt');
  const { page, context } = await newVisitor(browser, system, { javaScriptEnabled: false });
  await openCode(page, system, journey);
  const code = await codeFor(system, journey.patient.email);
  const send = () => page.request.post(codeUrl(system, journey), { form: { code }, headers: { origin: system.origin }, maxRedirects: 0 });
  const sent = await Promise.all([send(), send(), send()]);
  for (const answer of sent) expect(answer.headers()['location']).toContain('/resultado/');
  await page.goto(codeUrl(system, journey));
  await page.waitForURL(/\/resultado\/./);
  expect(await records(system).bookingsOf(journey.patient.email)).toHaveLength(1);
  await context.close();
});

test('reloading the page of the code and going back from it loses nothing, and sends nothing', async ({ system, page }) => {
  const journey = mainJourney('pt');
  await openCode(page, system, journey);
  const code = await codeFor(system, journey.patient.email);
  await page.reload();
  await atCode(page, journey);
  await page.goBack();
  await isAt(page, journey, 'check');
  await page.goForward();
  await atCode(page, journey);
  expect(await codesTo(system, journey.patient.email)).toHaveLength(1);
  await fillBookingCode(page, journey, code);
  await expectOutcome(page, journey);
  await page.goBack();
  await expect(page.locator('main')).not.toContainText(journey.patient.email);
  await page.goto(system.origin + pathTo('pt', 'wizardCode'));
  await expectOutcome(page, journey);
});

test('320 px are enough for the page of the code', async ({ system, page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openCode(page, system, mainJourney('en'));
  await expectNoSidewaysScroll(page, 'code');
});
