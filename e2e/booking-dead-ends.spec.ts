import { expect, type Page } from '@playwright/test';
import { pressLast, schedule } from './booking/book.ts';
import { openAt } from './booking/draft.ts';
import { type Journey, mainJourney, newMbwayPhone } from './booking/journey.ts';
import { expectOutcome, payFor } from './booking/outcome.ts';
import { bookingIn, records } from './booking/records.ts';
import { standIns } from './booking/stand-ins.ts';
import { phone } from './booking/visitor.ts';
import { isAt, stepUrl } from './booking/wizard.ts';
import { filled, locales, words } from './booking/words.ts';
import { test } from './system.ts';

const met = new Set<string>();
const says = async (page: Page, locale: string, text: string) => {
  await expect(page.locator('main').getByText(filled(text)).first()).toBeVisible({ timeout: 25_000 });
  met.add(`${locale} ${text}`);
};
/** The number to call stands in the middle of the page, not only in its frame. */
const namesPhone = (page: Page) => expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
test.use(phone);
test.afterEach(({ system }) => standIns(system).mend());
test.afterAll(() => console.log(`  booking: ${met.size} texts of silence and dead ends met, both languages counted`));

for (const locale of locales) {
  const { booking, visit } = words[locale];
  const mbway = (): Journey => ({ ...mainJourney(locale), payment: 'mbway' });

  test(`${locale}, no on the phone: ${visit.pay.over.rejected}`, async ({ system, page }) => {
    const journey = mbway();
    await openAt(page, system.origin, journey, 'check');
    await schedule(page, system, journey);
    await says(page, locale, visit.states.mbway.title);
    const { orderOf } = records(system);
    const order = await orderOf(bookingIn(page.url()));
    await standIns(system).reject(order ?? '');
    await says(page, locale, visit.pay.over.rejected);
    await page.getByText(visit.pay.otherNumber).click();
    await page.getByRole('button', { name: visit.pay.send }).click();
    await says(page, locale, visit.problems.mbwayPhoneRequired);
    await page.getByRole('textbox', { name: visit.pay.phone }).fill('12345');
    await page.getByRole('button', { name: visit.pay.send }).click();
    await says(page, locale, visit.problems.mbwayPhoneInvalid);
    await page.getByRole('textbox', { name: visit.pay.phone }).fill(newMbwayPhone());
    await page.getByRole('button', { name: visit.pay.send }).click();
    await expect.poll(() => orderOf(bookingIn(page.url())), { timeout: 20_000 }).not.toBe(order);
    await payFor(system, page, journey);
    await expectOutcome(page, journey);
  });

  test(`${locale}, the payment service is silent: ${visit.states.delayed.lead}`, async ({ system, page }) => {
    const journey = mbway();
    await openAt(page, system.origin, journey, 'check');
    await standIns(system).breakPayments({ operation: 'easypay.create', kind: 'unavailable' });
    await schedule(page, system, journey);
    await says(page, locale, visit.states.preparing.lead);
    const id = bookingIn(page.url());
    const { ours } = records(system);
    // As if two minutes had gone by.
    await ours(`update core.bookings set booked_at = booked_at - interval '2 minutes' where id = $1`, id);
    await ours(`update core.payments set requested_at = requested_at - interval '2 minutes' where booking_id = $1`, id);
    await says(page, locale, visit.states.delayed.lead);
    await namesPhone(page);
  });

  test(`${locale}, a link that nobody wrote leads to the page that says so, and so does one with another's signature`, async ({
    system,
    page,
  }) => {
    const other = '00000000-0000-4000-8000-000000000000.AAAAAAAAAAAAAAAAAAAAAAAAAAA';
    for (const token of ['x', other]) {
      for (const end of ['', '/cancelar', '/mudar']) {
        const answer = await page.goto(`${system.origin}/${locale}/marcacao-de-consulta/resultado/${token}${end}`);
        expect(answer?.status(), end).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(?:UPS!|Oops!)/);
      }
    }
    met.add(`${locale} 404`);
  });

  test(`${locale}, a draft whose day is over: one begins anew, and nothing is booked`, async ({ system, page }) => {
    const journey = mainJourney(locale);
    await openAt(page, system.origin, journey, 'check');
    const { ours, bookingsOf } = records(system);
    await ours(`update core.booking_drafts set expires_at = now() where fields->>'email' = $1`, journey.patient.email);
    await pressLast(page, journey);
    await isAt(page, journey, 'mode');
    await page.goto(stepUrl(system.origin, journey, 'details'));
    await isAt(page, journey, 'mode');
    expect(await bookingsOf(journey.patient.email)).toEqual([]);
  });

  test(`${locale}, the clinic falls silent half-way: ${booking.trouble.clinicSilent.title}`, async ({ system, page }) => {
    test.setTimeout(90_000);
    const journey = mainJourney(locale);
    const { slot } = await openAt(page, system.origin, journey, 'check');
    // A month that nobody has looked at yet, so nothing of it is known.
    const month = new Date(Date.now() + (locale === 'pt' ? 70 : 100) * 86_400_000).toISOString().slice(0, 7);
    await standIns(system).breakClinic({ operation: '*', kind: 'unavailable' });
    await page.goto(`${stepUrl(system.origin, journey, 'slot')}?mes=${month}`);
    await says(page, locale, booking.slotStep.silent);
    await says(page, locale, booking.genericError);
    await namesPhone(page);
    const form = { slot: `${month}-15T10:20`, date: '', timeZone: '' };
    await page.request.post(stepUrl(system.origin, journey, 'slot'), { form, headers: { origin: system.origin } });
    await page.goto(stepUrl(system.origin, journey, 'check'));
    await pressLast(page, journey);
    await says(page, locale, booking.trouble.clinicSilent.title);
    await says(page, locale, booking.trouble.clinicSilent.text);
    await namesPhone(page);
    await expect(page.getByText(journey.patient.email)).toBeVisible();
    await standIns(system).mend();
    await page.request.post(stepUrl(system.origin, journey, 'slot'), { form: { ...form, slot }, headers: { origin: system.origin } });
    await page.goto(stepUrl(system.origin, journey, 'check'));
    await schedule(page, system, journey);
    await expectOutcome(page, journey);
  });

  test(`${locale}, the clinic was never heard: ${booking.silent.title}`, async ({ system, page }) => {
    await system.stopOne(system.second);
    await standIns(system).breakClinic({ operation: '*', kind: 'unavailable' });
    await system.startOne(system.second);
    const answer = await page.goto(stepUrl(system.second.origin, { locale }, 'mode'));
    expect(answer?.status()).toBe(503);
    for (const text of [booking.silent.title, booking.silent.error, booking.silent.call]) await says(page, locale, text);
    await namesPhone(page);
    await standIns(system).mend();
    await expect(async () => {
      await page.getByRole('link', { name: booking.silent.retry }).click();
      await isAt(page, { locale }, 'mode');
    }).toPass({ timeout: 30_000 });
  });
}
