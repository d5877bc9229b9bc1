import { pathTo } from '@clinic/core/addresses/path-to';
import { expect, type Page } from '@playwright/test';
import { pressLast, schedule } from './booking/book.ts';
import { codeFor, codeUrl, otherThan, typeBookingCode } from './booking/codes.ts';
import { openAt } from './booking/draft.ts';
import { type Journey, mainJourney } from './booking/journey.ts';
import { askForCode, knownUrl } from './booking/known-patient.ts';
import { bookingIn, records } from './booking/records.ts';
import { standIns } from './booking/stand-ins.ts';
import { phone } from './booking/visitor.ts';
import { stepUrl } from './booking/wizard.ts';
import { filled, locales, words } from './booking/words.ts';
import { test } from './system.ts';

test.use(phone);
test.afterEach(({ system }) => standIns(system).mend());

/** Into test-results/booking, to be looked at: what a visitor meets on the worst days, the number to call in the middle of each. */
async function picture(page: Page, name: string, says: string) {
  await expect(page.locator('main').getByText(filled(says)).first()).toBeVisible({ timeout: 25_000 });
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
  await page.screenshot({ path: `test-results/booking/${name}.png`, fullPage: true });
}

for (const locale of locales) {
  const { booking, visit } = words[locale];

  test(`what was answered is no longer kept (${locale})`, async ({ page, context, system }) => {
    await context.addCookies([{ name: 'draft', value: 'y'.repeat(32), url: system.origin }]);
    await page.goto(system.origin + pathTo(locale, 'wizardSlot'));
    await picture(page, `expired-${locale}`, booking.expired.title);
  });

  test(`the payment provider is down (${locale})`, async ({ page, system }) => {
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
    await picture(page, `payments-down-${locale}`, visit.states.delayed.lead);
  });

  test(`the clinic is down, and nothing is known of it (${locale})`, async ({ page, system }) => {
    await system.stopOne(system.second);
    await standIns(system).breakClinic({ operation: '*', kind: 'unavailable' });
    await system.startOne(system.second);
    await page.goto(stepUrl(system.second.origin, { locale }, 'mode'));
    await picture(page, `clinic-down-${locale}`, booking.silent.title);
  });

  test(`the page of the code in each of its states (${locale})`, async ({ page, system }) => {
    test.setTimeout(120_000);
    const { identity } = words[locale];
    const journey = mainJourney(locale);
    const { email, phone: number } = journey.patient;
    const both = async (name: string, says: string) => {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await picture(page, `${name}-${width}-${locale}`, says);
      }
    };
    const change = (set: string) =>
      records(system).ours(`update core.identity_codes set ${set} where contact->>'value' = any($1)`, [email, number]);
    await openAt(page, system.origin, journey, 'details');
    await both('details', words[locale].booking.details.noEmail);
    await openAt(page, system.origin, journey, 'check');
    await pressLast(page, journey);
    await page.waitForURL(/\/codigo$/);
    await both('code', identity.bookingCode.held);
    await typeBookingCode(page, journey, otherThan(await codeFor(system, email)));
    await both('code-wrong', identity.problems.codeWrong);
    await change(`sent_at = null, requested_at = requested_at - interval '3 minutes'`);
    await page.goto(codeUrl(system, journey));
    await both('code-stuck', identity.bookingCode.stuck);
    await page.getByRole('button', { name: identity.bookingCode.byPhone }).click();
    await both('code-sms', identity.bookingCode.leadPhone);
    await records(system).ours(
      `update core.slot_holds set expires_at = now() where booking_id = (select booking_id from core.booking_drafts where fields->>'email' = $1)`,
      email,
    );
    await page.reload();
    await both('code-over', identity.bookingCode.heldOver);
    await page.context().clearCookies();
    await page.goto(knownUrl(system, { locale }));
    await both('known', identity.contact.lead);
    await askForCode(page, system, { locale }, email);
    await both('known-code', identity.code.nothing);
  });
}
