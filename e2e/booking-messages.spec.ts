import { locales } from '@clinic/core/kernel/locale';
import { expect } from '@playwright/test';
import { openAt } from './booking/draft.ts';
import { mainJourney } from './booking/journey.ts';
import { openPlainlyAt } from './booking/plain-wizard.ts';
import { refusalCases, sendRefused, textsOf } from './booking/refusals.ts';
import { phoneDevice } from './booking/visitor.ts';
import { bookingTexts, filled } from './booking/words.ts';
import { byDay } from './night.ts';
import { test } from './system.ts';

/** One of each kind: cards, a calendar, fields. */
const inBrowser = ['nothing answered', 'a month without a day', 'an empty form'];
const said = new Set<string>();
test.use(phoneDevice);
test.afterAll(() => console.log(`  booking: ${said.size} validation messages met, both languages counted`));

for (const locale of locales) {
  const { booking, components } = bookingTexts[locale];

  for (const refusal of refusalCases.filter(({ scripted }) => !scripted)) {
    const texts = textsOf(refusal, { locale });
    test(`${locale}, ${refusal.step}, ${refusal.how}: ${texts.join(' · ')}`, async ({ system }) => {
      const journey = mainJourney(locale);
      const { visitor } = await openPlainlyAt(system, journey, refusal.step);
      if (refusal.inMonth) await visitor.follow(booking.slotStep.seeMonth);
      await visitor.press(booking.next, refusal.answers?.(journey));
      expect(visitor.read('title')).toMatch(filled(booking.refusedTitle));
      expect(visitor.read('[role=alert] h2')).toBe(components.errorSummary.title);
      const lines = visitor.all('[role=alert] a');
      expect(lines.map((line) => line.textContent)).toEqual(texts);
      for (const line of lines) {
        const field = visitor.all(`[id="${line.getAttribute('href')?.slice(1)}"]`)[0];
        // A day in the calendar is a link, and only a field can be called invalid.
        expect(field?.matches('a, [aria-invalid=true]'), line.textContent).toBe(true);
        expect(field?.closest('[data-invalid]')?.textContent).toContain(line.textContent);
        said.add(`${locale} ${line.textContent}`);
      }
    });
  }

  for (const refusal of refusalCases.filter(({ scripted, how }) => scripted || inBrowser.includes(how))) {
    const texts = textsOf(refusal, { locale });
    test(
      `${locale}, ${refusal.step}, ${refusal.how}: ${texts.join(' · ')}; the list has the focus, each line gives it to its field`,
      byDay((locale === 'pt') === (refusal.step === 'details')),
      async ({ system, page }) => {
        const journey = mainJourney(locale);
        await openAt(page, system.origin, journey, refusal.step);
        await sendRefused(page, journey, refusal);
        const summary = page.getByRole('alert', { name: components.errorSummary.title });
        await expect(summary).toBeFocused();
        await expect(summary.getByRole('link')).toHaveText(texts);
        await expect(page).toHaveTitle(filled(booking.refusedTitle));
        for (const text of texts) {
          await summary.getByRole('link', { name: text, exact: true }).click();
          await expect(page.locator(':focus:is(a, [aria-invalid=true])'), text).toBeAttached();
          const question = page.locator('[data-invalid]').filter({ has: page.locator(':focus') });
          await expect(question.first(), text).toContainText(text);
          said.add(`${locale} ${text}`);
        }
      },
    );
  }

  test(`${locale}: what was right stays typed when something else was wrong`, byDay(locale === 'en'), async ({ system, page }) => {
    const journey = mainJourney(locale);
    await openAt(page, system.origin, journey, 'details');
    const half = refusalCases.find(({ messages }) => messages.includes('emailInvalid'));
    if (half) await sendRefused(page, journey, half);
    await expect(page.locator('#name')).toHaveValue(journey.patient.name);
    await expect(page.locator('#email')).toHaveValue('joaquina@');
    await expect(page.locator('#birthDate-year')).toHaveValue(journey.patient.birth.year);
    await expect(page.locator('#consent')).toBeChecked();
  });

  test(`${locale}, calendar: ${booking.slotStep.chooseDate} · ${booking.slotStep.noTimes}`, async ({ system }) => {
    const { chooseDate, noTimes, seeMonth } = booking.slotStep;
    const { visitor } = await openPlainlyAt(system, mainJourney(locale), 'slot');
    await visitor.follow(seeMonth);
    visitor.says(chooseDate);
    // No link leads to a full day: only one that has filled since.
    const [, month = ''] = /mes=(\d{4}-\d\d)/.exec(visitor.url()) ?? [];
    const sunday = [22, 23, 24, 25, 26, 27, 28].map((day) => `${month}-${day}`).find((day) => new Date(day).getUTCDay() === 0);
    await visitor.open(`${visitor.url().split('#')[0]}&dia=${sunday}`);
    visitor.says(noTimes);
    for (const text of [chooseDate, noTimes]) said.add(`${locale} ${text}`);
  });
}
