import { locales } from '@clinic/core/kernel/locale';
import { expect } from '@playwright/test';
import { pressLast, schedule } from './booking/book.ts';
import { openAt } from './booking/draft.ts';
import { type Journey, mainJourney } from './booking/journey.ts';
import { expectOutcome } from './booking/outcome.ts';
import { bookingIn, records } from './booking/records.ts';
import { namesPhone, says } from './booking/says.ts';
import { standIns } from './booking/stand-ins.ts';
import { phoneDevice } from './booking/visitor.ts';
import { isAt, stepUrl } from './booking/wizard.ts';
import { bookingTexts } from './booking/words.ts';
import { byDay } from './night.ts';
import { test } from './system.ts';

test.use(phoneDevice);
test.afterEach(({ system }) => standIns(system).mend());

for (const locale of locales) {
  const { booking, visit } = bookingTexts[locale];
  const mbway = (): Journey => ({ ...mainJourney(locale), payment: 'mbway' });

  test(`${locale}, the payment service is silent: ${visit.states.delayed.lead}`, byDay(locale === 'pt'), async ({ system, page }) => {
    const journey = mbway();
    await openAt(page, system.origin, journey, 'check');
    await standIns(system).breakPayments({ operation: 'easypay.create', kind: 'unavailable' });
    await schedule(page, system, journey);
    await says(page, visit.states.preparing.lead);
    const id = bookingIn(page.url());
    const { ours } = records(system);
    // As if two minutes had gone by.
    await ours(`update core.bookings set booked_at = booked_at - interval '2 minutes' where id = $1`, id);
    await ours(`update core.payments set requested_at = requested_at - interval '2 minutes' where booking_id = $1`, id);
    await says(page, visit.states.delayed.lead);
    await namesPhone(page);
  });

  test(
    `${locale}, the clinic falls silent half-way: ${booking.trouble.clinicUnavailable.title}`,
    byDay(locale === 'en'),
    async ({ system, page }) => {
      test.setTimeout(90_000);
      const journey = mainJourney(locale);
      const { slot } = await openAt(page, system.origin, journey, 'check');
      // A month that nobody has looked at yet, so nothing of it is known.
      const month = new Date(Date.now() + (locale === 'pt' ? 70 : 100) * 86_400_000).toISOString().slice(0, 7);
      await standIns(system).breakClinic({ operation: '*', kind: 'unavailable' });
      await page.goto(`${stepUrl(system.origin, journey, 'slot')}?mes=${month}`);
      await says(page, booking.slotStep.silent);
      await says(page, booking.genericError);
      await namesPhone(page);
      const form = { slot: `${month}-15T10:20`, date: '', timeZone: '' };
      await page.request.post(stepUrl(system.origin, journey, 'slot'), { form, headers: { origin: system.origin } });
      await page.goto(stepUrl(system.origin, journey, 'check'));
      await pressLast(page, journey);
      await says(page, booking.trouble.clinicUnavailable.title);
      await says(page, booking.trouble.clinicUnavailable.text);
      await namesPhone(page);
      await expect(page.getByText(journey.patient.email)).toBeVisible();
      await standIns(system).mend();
      await page.request.post(stepUrl(system.origin, journey, 'slot'), { form: { ...form, slot }, headers: { origin: system.origin } });
      await page.goto(stepUrl(system.origin, journey, 'check'));
      await schedule(page, system, journey);
      await expectOutcome(page, journey);
    },
  );

  test(`${locale}, the clinic was never heard: ${booking.silent.title}`, byDay(locale === 'pt'), async ({ system, page }) => {
    await system.stopOne(system.second);
    await standIns(system).breakClinic({ operation: '*', kind: 'unavailable' });
    await system.startOne(system.second);
    const answer = await page.goto(stepUrl(system.second.origin, { locale }, 'who'));
    expect(answer?.status()).toBe(503);
    for (const text of [booking.silent.title, booking.silent.error, booking.silent.call]) await says(page, text);
    await namesPhone(page);
    await standIns(system).mend();
    await expect(async () => {
      await page.getByRole('link', { name: booking.silent.retry }).click();
      await isAt(page, { locale }, 'who');
    }).toPass({ timeout: 30_000 });
  });
}
