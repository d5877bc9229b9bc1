import { locales } from '@clinic/core/kernel/locale';
import { expect } from '@playwright/test';
import { endHold, openCode, openCodePlainly, refusedWith } from './booking/code-page.ts';
import { codeFor, codesTo, codeUrl, fillBookingCode, otherThan } from './booking/codes.ts';
import { expectNoAxeFindings } from './booking/controls.ts';
import { type Journey, mainJourney } from './booking/journey.ts';
import { expectOutcome, expectPlainOutcome } from './booking/outcome.ts';
import { plainVisitor } from './booking/plain-visitor.ts';
import { isPlainlyAt, typePlainly } from './booking/plain-wizard.ts';
import { records } from './booking/records.ts';
import { phoneDevice } from './booking/visitor.ts';
import { stepUrl } from './booking/wizard.ts';
import { bookingTexts, filled } from './booking/words.ts';
import { byDay } from './night.ts';
import { type TestSystem, test } from './system.ts';

test.use(phoneDevice);

for (const locale of locales) {
  const { booking, identity } = bookingTexts[locale];
  const { bookingCode, problems } = identity;

  test(
    `${locale}, a wrong code: ${problems.codeWrong}; the answers and the slot stay`,
    byDay(locale === 'pt'),
    async ({ system, page }) => {
      const journey = mainJourney(locale);
      await openCode(page, system, journey);
      const code = await codeFor(system, journey.patient.email);
      for (const [typed, problem] of [
        ['', problems.codeRequired],
        [otherThan(code), problems.codeWrong],
      ] as const) {
        await fillBookingCode(page, journey, typed);
        await refusedWith(page, problem);
        await expect(page.getByText(filled(bookingCode.held))).toBeVisible();
        await expect(page).toHaveTitle(filled(identity.refusedTitle));
        await expectNoAxeFindings(page, 'wrong code');
      }
      await page.goto(stepUrl(system.origin, journey, 'check'));
      await expect(page.getByText(journey.patient.email)).toBeVisible();
      await page.goto(codeUrl(system, journey));
      await fillBookingCode(page, journey, code);
      await expectOutcome(page, journey);
    },
  );

  test(`${locale}, five wrong codes: ${problems.codeEnded}`, byDay(locale === 'en'), async ({ system }) => {
    const journey = mainJourney(locale);
    const { visitor } = await openCodePlainly(system, journey);
    const code = await codeFor(system, journey.patient.email);
    for (let time = 0; time < 5; time++) {
      await typePlainly(visitor, journey, otherThan(code));
      expect(visitor.read('[role=alert]')).toContain(problems.codeWrong);
    }
    await typePlainly(visitor, journey, code);
    expect(visitor.read('[role=alert]')).toContain(problems.codeEnded);
    expect(await records(system).bookingsOf(journey.patient.email)).toEqual([]);
    await visitor.press(bookingCode.again);
    visitor.says(bookingCode.sentAgain);
    await typePlainly(visitor, journey, await codeFor(system, journey.patient.email, 1));
    await expectPlainOutcome(visitor, journey);
  });

  test(
    `${locale}, a code that is too old: another comes at a press, and the slot is held anew`,
    byDay(locale === 'pt'),
    async ({ system }) => {
      const journey = mainJourney(locale);
      const { visitor } = await openCodePlainly(system, journey);
      const code = await codeFor(system, journey.patient.email);
      await letTimePass(system, journey);
      await visitor.reload();
      visitor.says(bookingCode.heldOver);
      await typePlainly(visitor, journey, code);
      expect(visitor.read('[role=alert]')).toContain(problems.codeEnded);
      await visitor.press(bookingCode.again);
      visitor.says(bookingCode.sentAgain);
      visitor.says(filled(bookingCode.held));
      await typePlainly(visitor, journey, await codeFor(system, journey.patient.email, 1));
      await expectPlainOutcome(visitor, journey);
    },
  );

  test(
    `${locale}, too late and the slot is somebody else's: ${booking.trouble.slotTaken.title}, and no second code`,
    byDay(locale === 'en'),
    async ({ system }) => {
      const [slow, quick] = [mainJourney(locale), mainJourney(locale)];
      const { visitor, slot } = await openCodePlainly(system, slow, { doctorId: 202 });
      const code = await codeFor(system, slow.patient.email);
      await endHold(system, slow);
      const { visitor: other } = await openCodePlainly(system, quick, { doctorId: 202, slot });
      await typePlainly(other, quick, await codeFor(system, quick.patient.email));
      await expectPlainOutcome(other, quick);
      await typePlainly(visitor, slow, code);
      expect(visitor.read('[role=alert]')).toContain(booking.trouble.slotTaken.title);
      await visitor.press(visitor.read('[role=alert] button'));
      isPlainlyAt(visitor, slow, 'check');
      await visitor.press(booking.checkStep.submit);
      await expectPlainOutcome(visitor, slow);
      expect(await codesTo(system, slow.patient.email)).toHaveLength(1);
      expect(await records(system).visitsOf(slow.patient.email)).toHaveLength(1);
    },
  );
}

/** As if the code and the slot had waited for a quarter of an hour. */
async function letTimePass(system: TestSystem, journey: Journey) {
  const old = `update core.identity_codes set expires_at = now() - interval '1 second' where contact->>'value' = $1`;
  await records(system).ours(old, journey.patient.email);
  await endHold(system, journey);
}

test('the code is good in the browser that asked and in no other', async ({ system }) => {
  const [owner, stranger] = [mainJourney('pt'), mainJourney('pt')];
  const { visitor } = await openCodePlainly(system, owner);
  const code = await codeFor(system, owner.patient.email);
  const elsewhere = plainVisitor(system);
  await elsewhere.open(`${codeUrl(system, owner)}?codigo=${code}`);
  expect(elsewhere.read('h1')).toBe(bookingTexts.pt.identity.contact.title);
  expect(elsewhere.html()).not.toContain(owner.patient.email);
  const { visitor: other } = await openCodePlainly(system, stranger);
  await typePlainly(other, stranger, code);
  expect(other.read('[role=alert]')).toContain(bookingTexts.pt.identity.problems.codeWrong);
  expect(await records(system).bookingsOf(owner.patient.email)).toEqual([]);
  await typePlainly(visitor, owner, code);
  await expectPlainOutcome(visitor, owner);
});
