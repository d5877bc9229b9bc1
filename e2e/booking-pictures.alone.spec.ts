import { locales } from '@clinic/core/kernel/locale';
import { expect } from '@playwright/test';
import { schedule } from './booking/book.ts';
import { openAt } from './booking/draft.ts';
import { type Journey, mainJourney } from './booking/journey.ts';
import { bookingIn, records } from './booking/records.ts';
import { takePicture } from './booking/says.ts';
import { standIns } from './booking/stand-ins.ts';
import { phoneDevice } from './booking/visitor.ts';
import { stepUrl } from './booking/wizard.ts';
import { bookingTexts, filled } from './booking/words.ts';
import { atNight } from './night.ts';
import { test } from './system.ts';

test.use(phoneDevice);
test.afterEach(({ system }) => standIns(system).mend());

for (const locale of locales) {
  const { booking, visit } = bookingTexts[locale];

  test(`the payment provider is down (${locale})`, atNight('booking-silence.alone.spec.ts'), async ({ page, system }) => {
    const journey: Journey = { ...mainJourney(locale), payment: 'mbway' };
    await openAt(page, system.origin, journey, 'check');
    await standIns(system).breakPayments({ operation: 'easypay.create', kind: 'unavailable' });
    await schedule(page, system, journey);
    await expect(page.locator('main').getByText(filled(visit.states.preparing.lead)).first()).toBeVisible({ timeout: 25_000 });
    const { ours } = records(system);
    const id = bookingIn(page.url());
    // As if two minutes had gone by.
    await ours(`update core.bookings set booked_at = booked_at - interval '2 minutes' where id = $1`, id);
    await ours(`update core.payments set requested_at = requested_at - interval '2 minutes' where booking_id = $1`, id);
    await takePicture(page, `payments-down-${locale}`, visit.states.delayed.lead);
  });

  test(`the clinic is down, and nothing is known of it (${locale})`, atNight('booking-silence.alone.spec.ts'), async ({ page, system }) => {
    await system.stopOne(system.second);
    await standIns(system).breakClinic({ operation: '*', kind: 'unavailable' });
    await system.startOne(system.second);
    await page.goto(stepUrl(system.second.origin, { locale }, 'who'));
    await takePicture(page, `clinic-down-${locale}`, booking.silent.title);
  });
}
