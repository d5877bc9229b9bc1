import { expect, type Page } from '@playwright/test';
import { axe } from './axe.ts';
import { pressLast, schedule } from './booking/book.ts';
import { openAt } from './booking/draft.ts';
import { mainJourney } from './booking/journey.ts';
import { mailbox, mailLinks } from './booking/mailbox.ts';
import { expectOutcome, mailSubjectOf } from './booking/outcome.ts';
import { bookingIn, records } from './booking/records.ts';
import { takeSlotFrom } from './booking/slots.ts';
import { phoneDevice } from './booking/visitor.ts';
import { onLabel } from './booking/wizard.ts';
import { bookingTexts } from './booking/words.ts';
import { test } from './system.ts';

/** Into test-results/booking, to be looked at. */
async function takePictures(page: Page, name: string): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.screenshot({ path: `test-results/booking/${name}-${width}.png`, fullPage: true });
  }
}

for (const { locale, javaScriptEnabled } of [
  { locale: 'pt', javaScriptEnabled: true },
  { locale: 'en', javaScriptEnabled: false },
] as const) {
  const { booking, visit, wishes, mails } = bookingTexts[locale];
  const how = javaScriptEnabled ? 'with script' : 'without script';

  test(`whoever books asks for an earlier hour, reads that it is so, and leaves the list (${locale}, ${how})`, async ({
    browser,
    system,
  }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({ ...phoneDevice, javaScriptEnabled });
    const page = await context.newPage();
    const journey = mainJourney(locale);
    const { email } = journey.patient;
    // A week and a day ahead, so that on every day of the year an earlier working day is left.
    await openAt(page, system.origin, journey, 'slot');
    const slot = takeSlotFrom(await (await page.request.get(page.url())).text(), 8);
    await openAt(page, system.origin, journey, 'check', { slot });

    const box = page.getByRole('checkbox', { name: wishes.ask });
    await expect(box).not.toBeChecked();
    await expect(page.getByText(wishes.detail)).toBeHidden();
    await box.check(onLabel);
    await takePictures(page, `earlier-ticked-${locale}`);
    await page.getByText(wishes.detail).click();
    for (const day of Object.values(wishes.weekdays)) await page.getByRole('checkbox', { name: day, exact: true }).uncheck(onLabel);
    await pressLast(page, journey);
    await expect(page.locator('main').getByText(booking.problems.earlierIncomplete).first()).toBeVisible();
    await expect(box).toBeChecked();
    await takePictures(page, `earlier-incomplete-${locale}`);
    // It examines by script of its own.
    if (javaScriptEnabled) expect((await axe(page).analyze()).violations).toEqual([]);
    for (const day of [wishes.weekdays[0], wishes.weekdays[3]]) await page.getByRole('checkbox', { name: day, exact: true }).check(onLabel);
    await page.getByRole('checkbox', { name: wishes.afternoon }).uncheck(onLabel);
    await takePictures(page, `earlier-open-${locale}`);
    const places = () =>
      records(system).ours(
        `select weekdays, day_parts, any_doctor, notice_hours, left_at is not null as gone from core.waiting_entries
         where booking_id = (select id from core.bookings where patient->>'email' = $1)`,
        email,
      );
    await schedule(page, system, journey);
    await expectOutcome(page, journey);
    const place = { weekdays: [0, 3], day_parts: ['morning'], any_doctor: false, notice_hours: 24 };
    expect(await places()).toEqual([{ ...place, gone: false }]);
    await expect(page.getByText(visit.earlier.notice.title)).toBeVisible();
    await takePictures(page, `earlier-booked-${locale}`);

    const letter = await mailbox(system).letter(email, mailSubjectOf(journey));
    expect(letter.text.replaceAll(/\s+/g, ' ')).toContain(mails.earlier.text);
    const link = mailLinks(letter).find((each) => each.includes(bookingIn(page.url())) && !/resultado\/[^/]+$/.test(each)) ?? '';
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(visit.earlier.titleIn);
    // Asked for once more, with another notice: the same place.
    await page.getByRole('radio', { name: wishes.notices[48] }).check(onLabel);
    await page.getByRole('button', { name: visit.earlier.save }).click();
    await expect(page.getByRole('radio', { name: wishes.notices[48] })).toBeChecked();
    await expect.poll(places).toEqual([{ ...place, notice_hours: 48, gone: false }]);
    await page.getByRole('button', { name: visit.earlier.leave }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(visit.earlier.title);
    expect(await places()).toEqual([{ ...place, notice_hours: 48, gone: true }]);
    await context.close();
  });
}
