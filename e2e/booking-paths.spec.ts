import type { PaymentChoice } from '@clinic/core/booking/model/payment-choice';
import type { VisitMode } from '@clinic/core/booking/model/visit-mode';
import { doctorNameIn } from '@clinic/core/clinic/doctor-name';
import { locales } from '@clinic/core/kernel/locale';
import { type Browser, expect } from '@playwright/test';
import { bookInBrowser } from './booking/book.ts';
import { aDoctor, type Journey, mainJourney, newBooker } from './booking/journey.ts';
import { mailbox, visitLinkIn } from './booking/mailbox.ts';
import { expectOutcome, expectPlainOutcome, mailSubjectOf, payFor, payPlainly, visitTitleOf } from './booking/outcome.ts';
import { bookPlainly } from './booking/plain-wizard.ts';
import { bookingIn, records } from './booking/records.ts';
import { expectNobodyNamed, newVisitor } from './booking/visitor.ts';
import { bookingTexts, filled } from './booking/words.ts';
import { byDay } from './night.ts';
import { type TestSystem, test } from './system.ts';

const ways: [VisitMode, PaymentChoice][] = [
  ['inPerson', 'atClinic'],
  ['inPerson', 'multibanco'],
  ['inPerson', 'mbway'],
  ['online', 'multibanco'],
  ['online', 'mbway'],
];
const walked: string[] = [];
test.afterAll(() => console.log(`  booking: ${walked.length} paths to their outcome`));

/** Both languages together cover every combination: what one does insured, the other does uninsured. */
function variants(locale: Journey['locale'], mode: VisitMode, payment: PaymentChoice): Journey[] {
  return [false, true].flatMap((chosen) =>
    [false, true].map((forOther) => ({
      ...mainJourney(locale),
      ...{ mode, payment, doctor: chosen ? doctorNameIn(aDoctor, locale) : null, booker: forOther ? newBooker() : null },
      insured: (chosen === forOther) === (locale === 'pt'),
    })),
  );
}

/** From the first screen to the mail and its link to the visit, and the clinic's record of it. */
async function travel(system: TestSystem, journey: Journey): Promise<void> {
  const { patient, booker, locale } = journey;
  const visitor = await bookPlainly(system, journey);
  if (journey.payment !== 'atClinic') await payPlainly(system, visitor, journey);
  await expectPlainOutcome(visitor, journey);
  await expect.poll(() => records(system).visitsOf(patient.email)).toHaveLength(1);
  const letter = await mailbox(system).letter((booker ?? patient).email, mailSubjectOf(journey));
  const booked = bookingIn(visitor.url());
  await visitor.open(visitLinkIn(letter));
  expect(bookingIn(visitor.url())).toBe(booked);
  expect(visitor.read('h1')).toBe(visitTitleOf(journey));
  // Only the first name, so that a family can see whose visit it is.
  expect(visitor.all('main *').map((one) => one.textContent.trim())).toContain(patient.name.split(' ')[0]);
  expect(visitor.read('body')).not.toContain(patient.name);
  expect(visitor.all('html')[0]?.getAttribute('lang')).toBe(locale === 'pt' ? 'pt-PT' : 'en-GB');
  expectNobodyNamed(visitor.asked, journey);
  walked.push(`${locale} ${journey.mode} ${journey.payment}`);
}

async function travelInBrowser(browser: Browser, system: TestSystem, journey: Journey): Promise<void> {
  const { patient, booker } = journey;
  const visitor = await newVisitor(browser, system);
  const { page } = visitor;
  await bookInBrowser(page, system, journey);
  if (journey.payment !== 'atClinic') await payFor(system, page, journey);
  await expectOutcome(page, journey);
  await page.goto(visitLinkIn(await mailbox(system).letter((booker ?? patient).email, mailSubjectOf(journey))));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(visitTitleOf(journey));
  await expect(page.getByText(patient.name.split(' ')[0] ?? '', { exact: true })).toBeVisible();
  await expect(page.getByText(patient.name)).toBeHidden();
  await visitor.leaves(journey);
  walked.push(`${journey.locale} ${journey.mode} ${journey.payment} in a browser`);
}

for (const locale of locales) {
  for (const [index, [mode, payment]] of ways.entries()) {
    test(
      `${locale}, ${mode}, ${payment}: with a doctor or none, for oneself or another, insured or not`,
      byDay((locale === 'pt') === (index % 2 === 0)),
      async ({ system }) => {
        test.setTimeout(150_000);
        await Promise.all(variants(locale, mode, payment).map((journey) => travel(system, journey)));
      },
    );

    test(
      `${locale}, ${mode}, ${payment}: in a browser, which stores and sends on no personal data`,
      byDay((locale === 'en') === (index % 2 === 0)),
      async ({ system, browser }) => {
        // Another of the four variants each time, so that each is run in a browser in both languages.
        const journey = variants(locale, mode, payment)[(index + (locale === 'pt' ? 0 : 2)) % 4];
        if (journey) await travelInBrowser(browser, system, journey);
      },
    );
  }

  test(`${locale}: the main path without JavaScript`, byDay(locale === 'pt'), async ({ system, browser }) => {
    const journey = mainJourney(locale);
    const visitor = await newVisitor(browser, system, { javaScriptEnabled: false });
    await bookInBrowser(visitor.page, system, journey);
    await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText(visitTitleOf(journey), { timeout: 20_000 });
    await mailbox(system).letter(journey.patient.email, mailSubjectOf(journey));
    expect(await records(system).visitsOf(journey.patient.email)).toHaveLength(1);
    await visitor.context.close();
    walked.push(`${locale} without script`);
  });

  test(
    `${locale}: the page updates by itself after a Multibanco payment, and the reference is in the mail`,
    byDay(locale === 'en'),
    async ({ system, browser }) => {
      const journey: Journey = { ...mainJourney(locale), payment: 'multibanco' };
      const visitor = await newVisitor(browser, system);
      await bookInBrowser(visitor.page, system, journey);
      const { mails, visit } = bookingTexts[locale];
      const letter = await mailbox(system).letter(journey.patient.email, filled(mails.paymentDetails.subject, { whole: true }));
      await expect(visitor.page.getByText(visit.pay.reference, { exact: true })).toBeVisible();
      const reference = await visitor.page
        .locator('dt', { hasText: visit.pay.reference })
        .locator('xpath=following-sibling::dd[1]')
        .textContent();
      expect(letter.text.replace(/\D/g, '')).toContain(reference?.replace(/\D/g, ''));
      await payFor(system, visitor.page, journey, { comesBack: false });
      await expectOutcome(visitor.page, journey);
      await visitor.leaves(journey);
      walked.push(`${locale} by itself`);
    },
  );
}
