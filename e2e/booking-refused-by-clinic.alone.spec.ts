import { locales } from '@clinic/core/kernel/locale';
import { expect } from '@playwright/test';
import { schedule } from './booking/book.ts';
import { openCodePlainly } from './booking/code-page.ts';
import { codeFor } from './booking/codes.ts';
import { openAt } from './booking/draft.ts';
import { mainJourney } from './booking/journey.ts';
import { mailbox } from './booking/mailbox.ts';
import { typePlainly } from './booking/plain-wizard.ts';
import { bookingIn, records } from './booking/records.ts';
import { says } from './booking/says.ts';
import { standIns } from './booking/stand-ins.ts';
import { phoneDevice } from './booking/visitor.ts';
import { bookingTexts, filled } from './booking/words.ts';
import { byDay } from './night.ts';
import { test } from './system.ts';

test.use(phoneDevice);
test.afterEach(({ system }) => standIns(system).mend());

for (const locale of locales) {
  const { visit } = bookingTexts[locale];

  for (const [code, reason] of [
    ['VAT_NOT_VALID', 'vatNotValid'],
    ['PATIENT_ALREADY_EXISTS', 'patientAlreadyExists'],
    ['ERROR_CREATING_PATIENT', 'errorCreatingPatient'],
    ['VALIDATOR_DIGITS_PHONE', 'phoneDigits'],
  ] as const) {
    test(
      `${locale}, the clinic says ${code}: ${visit.reasons[reason]}`,
      byDay((locale === 'pt') === (code === 'VAT_NOT_VALID' || code === 'ERROR_CREATING_PATIENT')),
      async ({ system }) => {
        const journey = mainJourney(locale);
        const { visitor } = await openCodePlainly(system, journey);
        // A number that somebody else has is left out, and the record asked for once more.
        const times = code === 'PATIENT_ALREADY_EXISTS' ? 2 : 1;
        await standIns(system).breakClinic({ operation: 'patientCreate', kind: 'errorCode', code, times });
        await typePlainly(visitor, journey, await codeFor(system, journey.patient.email));
        await visitor.until(visit.states.needsReview.title);
        visitor.says(filled(visit.reasons[reason]));
        visitor.says(filled(visit.states.needsReview.lead));
        expect(visitor.all('main a').map((link) => link.textContent.trim())).not.toContain(visit.next.again);
        await mailbox(system).letter(journey.patient.email, filled(bookingTexts[locale].mails.needsPerson.subject, { whole: true }));
        const work = `select kind from core.work_items where subject_id = $1 and closed_at is null`;
        expect(await records(system).ours(work, bookingIn(visitor.url()))).toEqual([{ kind: 'clinicRefused' }]);
      },
    );
  }

  test(`${locale}, the clinic refuses the visit: ${visit.states.needsReview.title}`, byDay(locale === 'en'), async ({ system, page }) => {
    const journey = mainJourney(locale);
    await openAt(page, system.origin, journey, 'check');
    await standIns(system).breakClinic({ operation: 'appointmentCreate', kind: 'errorCode', code: 'APPOINTMENT_NOT_VALID', times: 1 });
    await schedule(page, system, journey);
    await says(page, visit.states.needsReview.lead);
    await mailbox(system).letter(journey.patient.email, filled(bookingTexts[locale].mails.needsPerson.subject, { whole: true }));
    expect(bookingIn(page.url())).not.toBe('');
  });
}
