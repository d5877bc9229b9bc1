import { expect } from '@playwright/test';
import { openAt } from './booking/draft.ts';
import { mainJourney } from './booking/journey.ts';
import { refusals, sendRefused } from './booking/refusals.ts';
import { phone } from './booking/visitor.ts';
import { filled, locales, words } from './booking/words.ts';
import { test } from './system.ts';

const said = new Set<string>();
test.use(phone);
test.afterAll(() => console.log(`  booking: ${said.size} validation messages met, both languages counted`));

for (const locale of locales) {
  const { problems, problemOfBooker } = words[locale].booking;
  for (const refusal of refusals) {
    const texts = refusal.messages.map((kind) => {
      const message = problems[kind];
      return refusal.ofBooker ? problemOfBooker.replace('{message}', message) : message;
    });
    test(`${locale}, ${refusal.step}, ${refusal.how}: ${texts.join(' · ')}`, async ({ system, page }) => {
      const journey = mainJourney(locale);
      await openAt(page, system.origin, journey, refusal.step);
      await sendRefused(page, journey, refusal);
      const summary = page.getByRole('alert', { name: words[locale].components.errorSummary.title });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText(texts);
      await expect(page).toHaveTitle(filled(words[locale].booking.refusedTitle));
      for (const text of texts) {
        await summary.getByRole('link', { name: text, exact: true }).click();
        // A day in the calendar is a link, and only a field can be called invalid.
        await expect(page.locator(':focus:is(a, [aria-invalid=true])'), text).toBeAttached();
        const question = page.locator('[data-invalid]').filter({ has: page.locator(':focus') });
        await expect(question.first(), text).toContainText(text);
        said.add(`${locale} ${text}`);
      }
    });
  }

  test(`${locale}: what was right stays typed when something else was wrong`, async ({ system, page }) => {
    const journey = mainJourney(locale);
    await openAt(page, system.origin, journey, 'details');
    const half = refusals.find(({ messages }) => messages.includes('emailInvalid'));
    if (half) await sendRefused(page, journey, half);
    await expect(page.locator('#name')).toHaveValue(journey.patient.name);
    await expect(page.locator('#email')).toHaveValue('joaquina@');
    await expect(page.locator('#birthDate-year')).toHaveValue(journey.patient.birth.year);
    await expect(page.locator('#consent')).toBeChecked();
  });

  test(`${locale}, calendar: ${words[locale].booking.slotStep.chooseDate} · ${words[locale].booking.slotStep.noTimes}`, async ({
    system,
    page,
  }) => {
    const { chooseDate, noTimes, seeMonth } = words[locale].booking.slotStep;
    await openAt(page, system.origin, mainJourney(locale), 'slot');
    await page.getByRole('link', { name: seeMonth }).click();
    await expect(page.getByText(chooseDate)).toBeVisible();
    // No link leads to a full day: only one that has filled since.
    const [, month = ''] = /mes=(\d{4}-\d\d)/.exec(page.url()) ?? [];
    const sunday = [22, 23, 24, 25, 26, 27, 28].map((day) => `${month}-${day}`).find((day) => new Date(day).getUTCDay() === 0);
    await page.goto(`${page.url().split('#')[0]}&dia=${sunday}`);
    await expect(page.getByText(noTimes)).toBeVisible();
    for (const text of [chooseDate, noTimes]) said.add(`${locale} ${text}`);
  });
}
