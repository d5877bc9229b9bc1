import { locales } from '@clinic/core/kernel/locale';
import { expect } from '@playwright/test';
import { openAt } from './booking/draft.ts';
import { mainJourney, newBooker } from './booking/journey.ts';
import { openPlainlyAt } from './booking/plain-wizard.ts';
import { refusalCases, sendRefused, textsOf } from './booking/refusals.ts';
import { phoneDevice } from './booking/visitor.ts';
import { onLabel, pressNext, stepUrl } from './booking/wizard.ts';
import { bookingTexts, filled } from './booking/words.ts';
import { byDay } from './night.ts';
import { test } from './system.ts';

/** One of each kind: fields, and a field beside choices. */
const inBrowser = ['an empty form', 'MB WAY without a number'];
const said = new Set<string>();
test.use(phoneDevice);
test.afterAll(() => console.log(`  booking: ${said.size} validation messages met, both languages counted`));

for (const locale of locales) {
  const { booking, components } = bookingTexts[locale];

  for (const refusal of refusalCases) {
    const texts = textsOf(refusal, { locale });
    test(`${locale}, ${refusal.step}, ${refusal.how}: ${texts.join(' · ')}`, async ({ system }) => {
      const journey = { ...mainJourney(locale), ...(refusal.ofBooker && { booker: newBooker() }) };
      const { visitor } = await openPlainlyAt(system, journey, refusal.step);
      const given = refusal.answers?.(journey) ?? {};
      const { payment, ...fields } = given;
      if (refusal.forged) await visitor.open(stepUrl(system.origin, journey, refusal.step), given);
      else if (payment) await visitor.choose('payment', payment, {}, fields);
      else await visitor.press(booking.next, { ...fields, ...(refusal.ofBooker && { sameContacts: undefined }) });
      expect(visitor.read('title')).toMatch(filled(booking.refusedTitle));
      expect(visitor.read('[role=alert] h2')).toBe(components.errorSummary.title);
      const lines = visitor.all('[role=alert] a');
      expect(lines.map((line) => line.textContent)).toEqual(texts);
      for (const line of lines) {
        const field = visitor.all(`[id="${line.getAttribute('href')?.slice(1)}"]`)[0];
        // Only a field can be called invalid, and a choice is a button.
        expect(field?.matches('button, [aria-invalid=true]'), line.textContent).toBe(true);
        expect(field?.closest('[data-invalid]')?.textContent).toContain(line.textContent);
        said.add(`${locale} ${line.textContent}`);
      }
    });
  }

  for (const refusal of refusalCases.filter(({ how }) => inBrowser.includes(how))) {
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
          await expect(page.locator(':focus[aria-invalid=true]'), text).toBeAttached();
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

  test(
    `${locale}: what is answered after all is no longer called wrong, and nothing moves for it`,
    byDay(locale === 'pt'),
    async ({ system, page }) => {
      const journey = mainJourney(locale);
      await openAt(page, system.origin, journey, 'details');
      await pressNext(page, journey);
      const error = page.locator('#gender-error');
      await expect(error).toBeVisible();
      const before = await page.locator('#consent').boundingBox();
      await page.locator('[name=gender]').first().check(onLabel);
      await expect(error).toBeHidden();
      const name = page.locator('#name-error');
      await page.locator('#name').fill(journey.patient.name);
      await page.locator('#name').blur();
      await expect(name).toBeHidden();
      await expect(page.locator('#name')).toHaveAttribute('aria-invalid', 'false');
      await expect(page.locator('#phone-error')).toBeVisible();
      expect((await page.locator('#consent').boundingBox())?.height).toBe(before?.height);
    },
  );

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
