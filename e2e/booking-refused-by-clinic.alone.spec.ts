import { expect } from '@playwright/test';
import { schedule } from './booking/book.ts';
import { openAt } from './booking/draft.ts';
import { mainJourney } from './booking/journey.ts';
import { mailbox } from './booking/mailbox.ts';
import { bookingIn, records } from './booking/records.ts';
import { says } from './booking/says.ts';
import { standIns } from './booking/stand-ins.ts';
import { phone } from './booking/visitor.ts';
import { filled, locales, words } from './booking/words.ts';
import { test } from './system.ts';

test.use(phone);
test.afterEach(({ system }) => standIns(system).mend());

for (const locale of locales) {
  const { visit } = words[locale];

  for (const [code, reason] of [
    ['VAT_NOT_VALID', 'vatNotValid'],
    ['PATIENT_ALREADY_EXISTS', 'patientAlreadyExists'],
    ['ERROR_CREATING_PATIENT', 'errorCreatingPatient'],
    ['VALIDATOR_DIGITS_PHONE', 'phoneDigits'],
  ] as const) {
    test(`${locale}, the clinic says ${code}: ${visit.reasons[reason]}`, async ({ system, page }) => {
      const journey = mainJourney(locale);
      await openAt(page, system.origin, journey, 'check');
      // A number that somebody else has is left out, and the record asked for once more.
      const times = code === 'PATIENT_ALREADY_EXISTS' ? 2 : 1;
      await standIns(system).breakClinic({ operation: 'patientCreate', kind: 'errorCode', code, times });
      await schedule(page, system, journey);
      await says(page, visit.reasons[reason]);
      await says(page, visit.states.needsReview.lead);
      await expect(page.locator('main').getByRole('link', { name: visit.next.again })).toHaveCount(0);
      await mailbox(system).letter(journey.patient.email, filled(words[locale].mails.needsPerson.subject, { whole: true }));
      const work = `select kind from core.work_items where subject_id = $1 and closed_at is null`;
      expect(await records(system).ours(work, bookingIn(page.url()))).toEqual([{ kind: 'clinicRefused' }]);
    });
  }

  test(`${locale}, the clinic refuses the visit: ${visit.states.needsReview.title}`, async ({ system, page }) => {
    const journey = mainJourney(locale);
    await openAt(page, system.origin, journey, 'check');
    await standIns(system).breakClinic({ operation: 'appointmentCreate', kind: 'errorCode', code: 'APPOINTMENT_NOT_VALID', times: 1 });
    await schedule(page, system, journey);
    await says(page, visit.states.needsReview.lead);
    await mailbox(system).letter(journey.patient.email, filled(words[locale].mails.needsPerson.subject, { whole: true }));
    expect(bookingIn(page.url())).not.toBe('');
  });
}
