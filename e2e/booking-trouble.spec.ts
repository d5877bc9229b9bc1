import { locales } from '@clinic/core/kernel/locale';
import { expect } from '@playwright/test';
import { dayInWords } from '../site/app/components/date/date-words.ts';
import { pressLast, schedule } from './booking/book.ts';
import { bookedPlainly } from './booking/booked.ts';
import { openAt } from './booking/draft.ts';
import { mainJourney, newPatient } from './booking/journey.ts';
import { mailbox } from './booking/mailbox.ts';
import { expectOutcome } from './booking/outcome.ts';
import { bookingIn, records } from './booking/records.ts';
import { says } from './booking/says.ts';
import { hourOf } from './booking/slots.ts';
import { standIns } from './booking/stand-ins.ts';
import { phoneDevice } from './booking/visitor.ts';
import { isAt } from './booking/wizard.ts';
import { bookingTexts, filled } from './booking/words.ts';
import { byDay } from './night.ts';
import { test } from './system.ts';

test.use(phoneDevice);

for (const locale of locales) {
  const { booking, visit } = bookingTexts[locale];

  test(
    `${locale}, taken between choice and button: ${booking.trouble.slotTaken.title}`,
    byDay(locale === 'pt'),
    async ({ system, page }) => {
      const [first, second] = [mainJourney(locale), mainJourney(locale)];
      const { slot } = await openAt(page, system.origin, first, 'check', { doctorId: 202 });
      await bookedPlainly(system, second, { doctorId: 202, slot });
      await pressLast(page, first);
      await expect(page.getByRole('alert')).toBeFocused();
      await says(page, booking.trouble.slotTaken.title);
      await says(page, booking.trouble.slotTaken.text);
      await page.getByRole('alert').getByRole('button').first().click();
      await isAt(page, first, 'check');
      await expect(page.getByText(first.patient.email)).toBeVisible();
      await schedule(page, system, first);
      await expectOutcome(page, first);
      expect(await records(system).visitsOf(first.patient.email)).toHaveLength(1);
    },
  );

  test(`${locale}, the desk was quicker: ${visit.states.slotTaken.title}`, byDay(locale === 'en'), async ({ system, page }) => {
    const journey = mainJourney(locale);
    const { slot } = await openAt(page, system.origin, journey, 'check', { doctorId: 203 });
    const [date, start] = [slot.slice(0, 10), hourOf(slot)];
    await standIns(system).deskBooks({ doctorId: 203, date, start });
    await schedule(page, system, journey);
    await says(page, visit.states.slotTaken.title);
    await says(page, visit.states.slotTaken.lead);
    await mailbox(system).letter(journey.patient.email, filled(bookingTexts[locale].mails.slotTaken.subject, { whole: true }));
    await page.getByRole('region').or(page.locator('section')).filter({ hasText: visit.next.nearest }).getByRole('button').first().click();
    await isAt(page, journey, 'check');
    // The contact was proven a moment ago.
    await pressLast(page, journey);
    await expectOutcome(page, journey);
  });

  for (const proven of [false, true]) {
    const kind = proven ? 'conflictDated' : 'conflict';
    test(
      `${locale}, a visit within seven days, ${proven ? 'by a known patient' : 'booked with the same contact'}: ${visit.states[kind].lead}`,
      byDay((locale === 'pt') === proven),
      async ({ system, page }) => {
        const first = mainJourney(locale);
        const { slot } = await bookedPlainly(system, first);
        const again = { ...mainJourney(locale), patient: first.patient };
        await openAt(page, system.origin, again, 'check');
        const { ours, patientsWith, visitsOf } = records(system);
        const [patient] = await patientsWith(first.patient.email);
        // What a session, or a code sent to the contact on file, leaves behind.
        if (proven)
          await ours(
            `update core.booking_drafts set proven_patient_id = $1, known = fields where submitted_at is null and fields->>'email' = $2`,
            patient?.id,
            first.patient.email,
          );
        if (proven) await pressLast(page, again);
        else await schedule(page, system, again);
        await says(page, visit.states[kind].lead);
        await expect(
          page
            .locator('main')
            .getByRole('link', { name: /\+?[\d\s]{9,}/ })
            .first(),
        ).toBeVisible();
        const when = new RegExp(`${dayInWords(slot.slice(0, 10), locale)}[^,]*, (?:às|at)\\s${hourOf(slot)}`, 'i');
        if (!proven) await expect(page.locator('main')).not.toContainText(when);
        expect(await visitsOf(first.patient.email)).toHaveLength(1);
      },
    );
  }

  test(`${locale}, a number from abroad stays with the booking, and the visit is made`, byDay(locale === 'pt'), async ({ system }) => {
    const journey = { ...mainJourney(locale), patient: { ...newPatient(), phone: '+44 20 7946 0000' } };
    const { visitor } = await bookedPlainly(system, journey);
    const { visitsOf, ours } = records(system);
    expect(await visitsOf(journey.patient.email)).toHaveLength(1);
    const kept = `select patient->>'phone' as phone from core.bookings where id = $1`;
    expect(await ours(kept, bookingIn(visitor.url()))).toEqual([{ phone: '+442079460000' }]);
  });
}
