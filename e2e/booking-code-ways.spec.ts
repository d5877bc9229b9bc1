import { locales } from '@clinic/core/kernel/locale';
import { expect } from '@playwright/test';
import { newPhone, openCodePlainly } from './booking/code-page.ts';
import { codeByText, codeFor } from './booking/codes.ts';
import { mainJourney, newPatient } from './booking/journey.ts';
import { expectPlainOutcome } from './booking/outcome.ts';
import { isPlainlyAt, pressLastPlainly, typePlainly } from './booking/plain-wizard.ts';
import { records } from './booking/records.ts';
import { phoneDevice } from './booking/visitor.ts';
import { bookingTexts } from './booking/words.ts';
import { byDay } from './night.ts';
import { test } from './system.ts';

test.use(phoneDevice);

for (const locale of locales) {
  const { booking, identity } = bookingTexts[locale];
  const { bookingCode, problems } = identity;

  test(`${locale}: the code comes by text message at a press of "${bookingCode.byPhone}"`, byDay(locale === 'pt'), async ({ system }) => {
    const journey = { ...mainJourney(locale), patient: { ...newPatient(), phone: newPhone() } };
    const { visitor } = await openCodePlainly(system, journey);
    const first = await codeFor(system, journey.patient.email);
    await visitor.press(bookingCode.byPhone);
    visitor.says(bookingCode.leadPhone);
    visitor.says(/91\d\s\d{3}\s\d{3}/);
    expect(visitor.all('main button').map((button) => button.textContent.trim())).toContain(bookingCode.byEmail);
    const code = await codeByText(system, journey.patient.phone);
    await typePlainly(visitor, journey, first);
    expect(visitor.read('[role=alert]')).toContain(problems.codeWrong);
    await typePlainly(visitor, journey, code);
    await expectPlainOutcome(visitor, journey);
  });

  test(
    `${locale}, a typo in the e-mail address: "${bookingCode.correct}" leads to the details, and the code to the right one`,
    byDay(locale === 'en'),
    async ({ system }) => {
      const journey = mainJourney(locale);
      const slip = { ...journey, patient: { ...journey.patient, email: `x${journey.patient.email}` } };
      const { visitor } = await openCodePlainly(system, slip);
      await visitor.press(bookingCode.correct);
      isPlainlyAt(visitor, journey, 'details');
      expect(visitor.all('#email')[0]?.getAttribute('value')).toBe(slip.patient.email);
      await visitor.press(booking.next, { email: journey.patient.email });
      isPlainlyAt(visitor, journey, 'check');
      await pressLastPlainly(visitor, journey);
      await typePlainly(visitor, journey, await codeFor(system, journey.patient.email));
      await expectPlainOutcome(visitor, journey);
      expect(await records(system).bookingsOf(slip.patient.email)).toEqual([]);
    },
  );
}
