import { pathTo } from '@clinic/core/addresses/path-to';
import { locales } from '@clinic/core/kernel/locale';
import { expect, type Page } from '@playwright/test';
import { registerLinked } from './account/account-walk.ts';
import { codeFor, proverOf } from './booking/codes.ts';
import { type Journey, mainJourney, newBooker } from './booking/journey.ts';
import { seenBefore } from './booking/known-patient.ts';
import { records } from './booking/records.ts';
import {
  expectAtMost,
  type Touches,
  tapCardPage,
  tapFromExam,
  tapFromNextHour,
  tapThrough,
  tapThroughKnown,
  tapThroughSignedIn,
} from './booking/tap-count.ts';
import { phoneDevice } from './booking/visitor.ts';
import { bookingTexts } from './booking/words.ts';
import { byDay } from './night.ts';
import { type TestSystem, test } from './system.ts';

/** The most that a way to a visit may take, on a phone, to the page of the visit. */
const goals = {
  new: { taps: 14, boxes: 7 },
  someoneElse: { taps: 16, boxes: 9 },
  online: { taps: 14, boxes: 7 },
  exam: { taps: 14, boxes: 7 },
  nextHour: { taps: 14, boxes: 7 },
  abroad: { taps: 15, boxes: 7 },
  known: { taps: 8, boxes: 5 },
  signedIn: { taps: 6, boxes: 0 },
} satisfies Record<string, Touches>;
const exams = { pt: 'fluxometria-urinaria', en: 'uroflowmetry' };

const table: string[] = [];
test.afterAll(() => console.log(['  taps and boxes to the page of the visit', ...table].join('\n    ')));

const readCode =
  (system: TestSystem, journey: Journey, after = 0) =>
  () =>
    codeFor(system, proverOf(journey).email, after);

/** Counted and booked: the page of the visit follows, and the clinic has it. */
async function count(name: keyof typeof goals, how: string, page: Page, walk: () => Promise<Touches>): Promise<void> {
  const found = await walk();
  await page.waitForURL(/\/marcacao-de-consulta\/resultado\/./, { timeout: 25_000 });
  table.push(`${name}, ${how}: ${found.taps} taps (${goals[name].taps}), ${found.boxes} boxes (${goals[name].boxes})`);
  expectAtMost(found, goals[name]);
}

for (const locale of locales) {
  for (const javaScriptEnabled of [true, false]) {
    const how = `${locale}, ${javaScriptEnabled ? 'with' : 'without'} script`;
    const only = byDay((locale === 'pt') === javaScriptEnabled);
    test.describe(how, () => {
      test.use({ ...phoneDevice, javaScriptEnabled });
      const ways: [keyof typeof goals, () => Journey][] = [
        ['new', () => mainJourney(locale)],
        ['someoneElse', () => ({ ...mainJourney(locale), booker: newBooker() })],
        ['online', () => ({ ...mainJourney(locale), mode: 'online', payment: 'multibanco' })],
      ];
      for (const [name, journeyOf] of ways)
        test(`${name}: at most ${goals[name].taps} taps and ${goals[name].boxes} boxes (${how})`, only, async ({ system, page }) => {
          const journey = journeyOf();
          await count(name, how, page, () => tapThrough(page, system.origin, journey, readCode(system, journey)));
        });

      test(`an exam from its page: at most ${goals.exam.taps} taps (${how})`, only, async ({ system, page }) => {
        const journey = mainJourney(locale);
        const exam = system.origin + pathTo(locale, 'exam', { analise: exams[locale] });
        await count('exam', how, page, () => tapFromExam(page, exam, journey, readCode(system, journey)));
      });

      test(`abroad, by card: at most ${goals.abroad.taps} taps (${how})`, only, async ({ system, page }) => {
        const journey: Journey = { ...mainJourney(locale), mode: 'online', payment: 'card' };
        await count('abroad', how, page, async () => {
          const before = await tapThrough(page, system.origin, journey, readCode(system, journey));
          return tapCardPage(page, journey, before);
        });
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(bookingTexts[locale].visit.states.confirmed.title, {
          timeout: 30_000,
        });
      });

      if (javaScriptEnabled)
        test(`from the next free hour: at most ${goals.nextHour.taps} taps (${how})`, only, async ({ system, page }) => {
          const journey = mainJourney(locale);
          await count('nextHour', how, page, () => tapFromNextHour(page, system.origin, journey, readCode(system, journey)));
        });

      test(`a known patient by code: at most ${goals.known.taps} taps (${how})`, only, async ({ system, browser, page }) => {
        const journey = mainJourney(locale);
        await seenBefore(system, browser, journey);
        await count('known', how, page, () => tapThroughKnown(page, system.origin, journey, readCode(system, journey, 1)));
        expect(await records(system).patientsWith(journey.patient.email)).toHaveLength(1);
      });
    });
  }

  test(`signed in, from the area: at most ${goals.signedIn.taps} taps (${locale})`, byDay(locale === 'pt'), async ({ system, browser }) => {
    const journey = mainJourney(locale);
    const context = await browser.newContext(phoneDevice);
    const page = await context.newPage();
    await registerLinked(page, system, journey.patient);
    await seenBefore(system, browser, journey, { isOnFile: true });
    const area = system.origin + pathTo(locale, 'personalArea');
    await count('signedIn', locale, page, () => tapThroughSignedIn(page, area, journey));
    await context.close();
  });
}
