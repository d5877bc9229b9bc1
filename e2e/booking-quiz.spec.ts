import { pathTo } from '@clinic/core/addresses/path-to';
import { locales } from '@clinic/core/kernel/locale';
import { expect, type Page } from '@playwright/test';
import { axe } from './axe.ts';
import { mainJourney } from './booking/journey.ts';
import { newVisitor, phoneDevice } from './booking/visitor.ts';
import { choiceButton, isAt } from './booking/wizard.ts';
import { bookingTexts } from './booking/words.ts';
import { byDay } from './night.ts';
import { test } from './system.ts';

test.use(phoneDevice);

const choose = (page: Page, title: string) => choiceButton(page, title).click();

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
        await asks(page, 'signs');
        await choose(page, signs.none);
        await asks(page, 'who');
        await choose(page, booking.whoStep.other.first);
        // Nothing of the quiz is asked again: who and why are answered.
        await isAt(page, journey, 'mode');
        await choose(page, booking.modes.inPerson.title);
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
    ] as const) {
      await page.goto(`${system.origin}${address}?pergunta=${name}`);
      await asks(page, question);
      expect((await axe(page).analyze()).violations, question).toEqual([]);
      // No button can send it empty, a broken browser may.
      await page
        .locator('main form')
        .first()
        .evaluate((form: HTMLFormElement) => form.submit());
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${booking.refusedTitle.split('{')[0]}`));
    }
  });

  test(`the other language asks the same question (${locale})`, byDay(locale === 'pt'), async ({ page, system }) => {
    const other = locale === 'pt' ? 'en' : 'pt';
    await page.goto(`${system.origin}${address}?pergunta=quem`);
    await page.locator(`footer a[hreflang=${other}]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(bookingTexts[other].quiz.questions.who.title);
  });
}
