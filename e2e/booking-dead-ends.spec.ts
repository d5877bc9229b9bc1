import { locales } from '@clinic/core/kernel/locale';
import { expect } from '@playwright/test';
import { pressLast, schedule } from './booking/book.ts';
import { openAt } from './booking/draft.ts';
import { type Journey, mainJourney, newMbwayPhone } from './booking/journey.ts';
import { expectOutcome, payFor } from './booking/outcome.ts';
import { bookingIn, records } from './booking/records.ts';
import { says } from './booking/says.ts';
import { standIns } from './booking/stand-ins.ts';
import { phoneDevice } from './booking/visitor.ts';
import { isAt, stepUrl } from './booking/wizard.ts';
import { bookingTexts } from './booking/words.ts';
import { byDay } from './night.ts';
import { test } from './system.ts';

test.use(phoneDevice);

for (const locale of locales) {
  const { visit } = bookingTexts[locale];
  const mbway = (): Journey => ({ ...mainJourney(locale), payment: 'mbway' });

  test(`${locale}, no on the phone: ${visit.pay.over.rejected}`, byDay(locale === 'pt'), async ({ system, page }) => {
    const journey = mbway();
    await openAt(page, system.origin, journey, 'check');
    await schedule(page, system, journey);
    await says(page, visit.states.mbway.title);
    const { orderOf } = records(system);
    const order = await orderOf(bookingIn(page.url()));
    await standIns(system).reject(order ?? '');
    await says(page, visit.pay.over.rejected);
    await page.getByText(visit.pay.otherNumber).click();
    await page.getByRole('button', { name: visit.pay.send }).click();
    await says(page, visit.problems.mbwayPhoneRequired);
    await page.getByRole('textbox', { name: visit.pay.phone }).fill('12345');
    await page.getByRole('button', { name: visit.pay.send }).click();
    await says(page, visit.problems.mbwayPhoneInvalid);
    await page.getByRole('textbox', { name: visit.pay.phone }).fill(newMbwayPhone());
    await page.getByRole('button', { name: visit.pay.send }).click();
    await expect.poll(() => orderOf(bookingIn(page.url())), { timeout: 20_000 }).not.toBe(order);
    await payFor(system, page, journey);
    await expectOutcome(page, journey);
  });

  test(
    `${locale}, a link that nobody wrote leads to the page that says so, and so does one with another's signature`,
    byDay(locale === 'en'),
    async ({ system, page }) => {
      const other = '00000000-0000-4000-8000-000000000000.AAAAAAAAAAAAAAAAAAAAAAAAAAA';
      for (const token of ['x', other]) {
        for (const end of ['', '/cancelar', '/mudar']) {
          const answer = await page.goto(`${system.origin}/${locale}/marcacao-de-consulta/resultado/${token}${end}`);
          expect(answer?.status(), end).toBe(404);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(?:UPS!|Oops!)/);
        }
      }
    },
  );

  test(`${locale}, a draft whose day is over: one begins anew, and nothing is booked`, byDay(locale === 'pt'), async ({ system, page }) => {
    const journey = mainJourney(locale);
    await openAt(page, system.origin, journey, 'check');
    const { ours, bookingsOf } = records(system);
    await ours(`update core.booking_drafts set expires_at = now() where fields->>'email' = $1`, journey.patient.email);
    await pressLast(page, journey);
    await isAt(page, journey, 'who');
    await page.goto(stepUrl(system.origin, journey, 'details'));
    await isAt(page, journey, 'who');
    expect(await bookingsOf(journey.patient.email)).toEqual([]);
  });
}
