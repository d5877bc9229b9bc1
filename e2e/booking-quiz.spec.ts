import { pathTo } from '@clinic/core/addresses/path-to';
import { locales } from '@clinic/core/kernel/locale';
import { expect, type Page } from '@playwright/test';
import { axe } from './axe.ts';
import { mainJourney } from './booking/journey.ts';
import { newVisitor, phoneDevice } from './booking/visitor.ts';
import { isAt, onLabel, pressNext } from './booking/wizard.ts';
import { bookingTexts, startsWith } from './booking/words.ts';
import { byDay } from './night.ts';
import { test } from './system.ts';

test.use(phoneDevice);

const choose = (page: Page, title: string) => page.getByRole('radio', { name: startsWith(title) }).check(onLabel);

for (const locale of locales) {
  const { booking, quiz } = bookingTexts[locale];
  const { questions, reasons, signs, urgent } = quiz;
  const address = pathTo(locale, 'bookingQuiz');
  const asks = (page: Page, question: keyof typeof questions) =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText(questions[question].title);

  for (const javaScriptEnabled of [true, false]) {
    test(
      `the quiz ends in the wizard, filled in (${locale}, ${javaScriptEnabled ? 'with' : 'without'} script)`,
      byDay((locale === 'pt') === javaScriptEnabled),
      async ({ browser, system }) => {
        const visitor = await newVisitor(browser, system, { javaScriptEnabled });
        const { page } = visitor;
        const journey = mainJourney(locale);
        await page.goto(system.origin + pathTo(locale, 'booking'));
        // By key: the question about cookies may come up under a finger.
        await page.locator(`main a[href="${address}"]`).first().press('Enter');
        await asks(page, 'reason');
        await choose(page, reasons.stone.title);
        await pressNext(page, journey);
        await asks(page, 'signs');
        await choose(page, signs.none);
        await pressNext(page, journey);
        await choose(page, booking.details.forOther);
        await pressNext(page, journey);
        await choose(page, booking.modes.inPerson.title);
        await pressNext(page, journey);
        await asks(page, 'doctor');
        await page.getByRole('radio', { name: booking.no, exact: true }).check(onLabel);
        await choose(page, 'Dra. Sofia Bettencourt');
        await pressNext(page, journey);
        await isAt(page, journey, 'type');
        await page.getByRole('radio').first().check(onLabel);
        await pressNext(page, journey);
        await isAt(page, journey, 'specialty');
        await expect(page.getByRole('radio', { name: startsWith(booking.specialties.kidneyStones.name) })).toBeChecked();
        await pressNext(page, journey);
        await expect(page.getByRole('radio', { name: startsWith('Dra. Sofia Bettencourt') })).toBeChecked();
        await pressNext(page, journey);
        await isAt(page, journey, 'insurance');
        expect(visitor.asked.filter((url) => /stone|kidney|signs|some|forOther/i.test(url.replace(/\/assets\/.*/, '')))).toEqual([]);
        await visitor.leaves(journey);
      },
    );
  }

  test(
    `an urgent sign shows the numbers to call before anything else, and is kept nowhere (${locale})`,
    byDay(locale === 'pt'),
    async ({ page, system }) => {
      await page.goto(`${system.origin}${address}?pergunta=sinais`);
      await choose(page, signs.some);
      await pressNext(page, mainJourney(locale));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(urgent.title);
      for (const number of ['tel:112', 'tel:808242424', 'tel:+351'])
        await expect(page.locator(`main a[href^="${number}"]`).first()).toBeVisible();
      expect((await page.context().cookies()).some(({ name }) => name === 'draft')).toBe(false);
      expect((await axe(page).analyze()).violations).toEqual([]);
      await page.getByRole('link', { name: urgent.goOn }).click();
      await asks(page, 'who');
    },
  );

  test(`a question left open says so, and every screen is accessible (${locale})`, byDay(locale === 'en'), async ({ page, system }) => {
    for (const [name, question] of [
      ['motivo', 'reason'],
      ['sinais', 'signs'],
      ['quem', 'who'],
      ['onde', 'mode'],
      ['medico', 'doctor'],
    ] as const) {
      await page.goto(`${system.origin}${address}?pergunta=${name}`);
      await asks(page, question);
      expect((await axe(page).analyze()).violations, question).toEqual([]);
      await pressNext(page, mainJourney(locale));
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${booking.refusedTitle.split('{')[0]}`));
    }
  });

  test(`the other language asks the same question (${locale})`, byDay(locale === 'pt'), async ({ page, system }) => {
    const other = locale === 'pt' ? 'en' : 'pt';
    await page.goto(`${system.origin}${address}?pergunta=onde`);
    await page.locator(`header a[hreflang=${other}]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(bookingTexts[other].quiz.questions.mode.title);
  });
}
