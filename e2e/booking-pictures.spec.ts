import { pathTo } from '@clinic/core/addresses/path-to';
import { locales } from '@clinic/core/kernel/locale';
import { pressLast } from './booking/book.ts';
import { codeFor, codeUrl, fillBookingCode, otherThan } from './booking/codes.ts';
import { openAt } from './booking/draft.ts';
import { mainJourney } from './booking/journey.ts';
import { askForCode, knownUrl } from './booking/known-patient.ts';
import { records } from './booking/records.ts';
import { takePicture } from './booking/says.ts';
import { phoneDevice } from './booking/visitor.ts';
import { bookingTexts } from './booking/words.ts';
import { atNight } from './night.ts';
import { test } from './system.ts';

test.use(phoneDevice);

for (const locale of locales) {
  const { booking } = bookingTexts[locale];

  test(`what was answered is no longer kept (${locale})`, atNight('booking-ends.spec.ts'), async ({ page, context, system }) => {
    await context.addCookies([{ name: 'draft', value: 'y'.repeat(32), url: system.origin }]);
    await page.goto(system.origin + pathTo(locale, 'wizardSlot'));
    await takePicture(page, `expired-${locale}`, booking.expired.title);
  });

  test(`the page of the code in each of its states (${locale})`, atNight('booking-code-refused.spec.ts'), async ({ page, system }) => {
    test.setTimeout(120_000);
    const { identity } = bookingTexts[locale];
    const journey = mainJourney(locale);
    const { email, phone: number } = journey.patient;
    const both = async (name: string, says: string) => {
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await takePicture(page, `${name}-${width}-${locale}`, says);
      }
    };
    const change = (set: string) =>
      records(system).ours(`update core.identity_codes set ${set} where contact->>'value' = any($1)`, [email, number]);
    await openAt(page, system.origin, journey, 'details');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.screenshot({ path: `test-results/booking/details-${width}-${locale}.png`, fullPage: true });
    }
    await openAt(page, system.origin, journey, 'check');
    await pressLast(page, journey);
    await page.waitForURL(/\/codigo$/);
    await both('code', identity.bookingCode.held);
    await fillBookingCode(page, journey, otherThan(await codeFor(system, email)));
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
