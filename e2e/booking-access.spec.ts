import { locales } from '@clinic/core/kernel/locale';
import { expect } from '@playwright/test';
import { pressLast } from './booking/book.ts';
import { confirmCode } from './booking/codes.ts';
import { controlsIn, expectNoAxeFindings, expectNoSidewaysScroll } from './booking/controls.ts';
import { openAt } from './booking/draft.ts';
import { mainJourney } from './booking/journey.ts';
import { expectOutcome } from './booking/outcome.ts';
import { refusalCases, sendRefused } from './booking/refusals.ts';
import { phoneDevice } from './booking/visitor.ts';
import { answers, askedSteps, isAt, stepUrl } from './booking/wizard.ts';
import { bookingTexts } from './booking/words.ts';
import { byDay } from './night.ts';
import { test } from './system.ts';

test.use({ reducedMotion: 'reduce' });
const narrow = { width: 320, height: 700 };

for (const locale of locales) {
  test(
    `${locale}: axe finds nothing on any screen, every control has a name, and 320 px are enough`,
    byDay(locale === 'pt'),
    async ({ system, browser }) => {
      test.setTimeout(150_000);
      const context = await browser.newContext({ ...phoneDevice, viewport: narrow });
      const page = await context.newPage();
      const journey = mainJourney(locale);
      await page.goto(stepUrl(system.origin, journey, 'who'));
      for (const step of askedSteps) {
        await isAt(page, journey, step);
        await expectNoAxeFindings(page, step);
        await expectNoSidewaysScroll(page, step);
        const controls = await controlsIn(page);
        expect(controls.length, step).toBeGreaterThan(0);
        expect(
          controls.filter(({ name }) => name.trim() === ''),
          step,
        ).toEqual([]);
        if (step === 'check') break;
        await answers[step](page, journey);
      }
      await pressLast(page, journey);
      await page.waitForURL(/\/codigo$/);
      await expectNoAxeFindings(page, 'code');
      await expectNoSidewaysScroll(page, 'code');
      await confirmCode(page, system, journey);
      await expectOutcome(page, journey);
      const visit = page.url();
      for (const end of ['', '/cancelar', '/mudar']) {
        await page.goto(visit + end);
        await expectNoAxeFindings(page, end);
        await expectNoSidewaysScroll(page, end);
      }
      await context.close();
    },
  );

  test(`${locale}: a screen reader hears the same questions as the eye reads`, byDay(locale === 'en'), async ({ system, page }) => {
    const journey = mainJourney(locale);
    const { booking, components } = bookingTexts[locale];
    const named = async (role: string) => (await controlsIn(page)).filter((control) => control.role === role).map(({ name }) => name);
    await openAt(page, system.origin, journey, 'details');
    const required = (label: string) => `${label} *`;
    const { details } = booking;
    const { day, month, year } = components.birthDate;
    expect(await named('textbox')).toEqual([...[details.name, details.phone, details.email].map(required), day, month, year]);
    expect(await named('radio')).toEqual([details.genders.masculino, details.genders.feminino]);
    expect(await named('checkbox')).toEqual([details.noEmail, required(details.consent)]);
    expect(await named('button')).toEqual([booking.next]);
    await expect(page.getByRole('button', { name: booking.previous })).toBeVisible();
    await expect(page.getByRole('group', { name: required(details.birthDate) })).toBeVisible();
    await page.goto(stepUrl(system.origin, journey, 'mode'));
    const modes = await named('button');
    expect(modes.map((name, index) => name.startsWith(Object.values(booking.modes)[index]?.title ?? '?'))).toEqual([true, true]);
    await expect(page.getByRole('group', { name: booking.steps.mode.title })).toBeVisible();
    await expect(page.locator('main button[aria-current]')).toHaveCount(1);
    const place = components.stepper.step
      .replaceAll(/<\/?of>/g, '')
      .replace('{current}', '3')
      .replace('{total}', '8')
      .replace('{name}', booking.steps.mode.name);
    await expect(page.getByText(place)).toBeAttached();
  });
}

for (const refusal of refusalCases.filter(({ ofBooker, forged, messages }) => !ofBooker && !forged && messages[0] !== 'genderInvalid')) {
  test(
    `axe finds nothing on the screen that was refused: ${refusal.step}, ${refusal.how}`,
    byDay(refusalCases.find(({ step }) => step === refusal.step) === refusal),
    async ({ system, browser }) => {
      const context = await browser.newContext({ ...phoneDevice, viewport: narrow });
      const page = await context.newPage();
      const journey = mainJourney('pt');
      await openAt(page, system.origin, journey, refusal.step);
      await sendRefused(page, journey, refusal);
      await expect(page.getByRole('alert')).toBeFocused();
      await expectNoAxeFindings(page, `${refusal.step}, ${refusal.how}`);
      await expectNoSidewaysScroll(page, refusal.step);
      await context.close();
    },
  );
}
