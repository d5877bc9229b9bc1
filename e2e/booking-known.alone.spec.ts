import { locales } from '@clinic/core/kernel/locale';
import { expect } from '@playwright/test';
import { codeFor, fillCode } from './booking/codes.ts';
import { mainJourney, newPatient } from './booking/journey.ts';
import { askForCode, onFile, seenBefore, titled } from './booking/known-patient.ts';
import { expectOutcome } from './booking/outcome.ts';
import { records } from './booking/records.ts';
import { standIns } from './booking/stand-ins.ts';
import { tapThroughKnown } from './booking/tap-count.ts';
import { newVisitor, phoneDevice } from './booking/visitor.ts';
import { stepUrl } from './booking/wizard.ts';
import { bookingTexts } from './booking/words.ts';
import { byDay } from './night.ts';
import { test } from './system.ts';

test.use(phoneDevice);
test.afterEach(({ system }) => standIns(system).mend());

for (const locale of locales) {
  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? '' : ' without JavaScript';
    test(
      `${locale}: a known patient books with at most 13 touches, three of them for the day of birth${how}`,
      byDay((locale === 'pt') === javaScriptEnabled),
      async ({ system, browser }) => {
        const journey = mainJourney(locale);
        await seenBefore(system, browser, journey);
        const visitor = await newVisitor(browser, system, { javaScriptEnabled });
        const { page } = visitor;
        await page.goto(stepUrl(system.origin, journey, 'mode'));
        const begun = Date.now();
        const taps = await tapThroughKnown(page, journey, () => codeFor(system, journey.patient.email, 1));
        await page.waitForURL(/\/marcacao-de-consulta\/resultado\/./);
        const settled = async () =>
          (await records(system).bookingsOf(journey.patient.email)).filter(({ appointment }) => appointment).length;
        await expect.poll(settled, { timeout: 20_000 }).toBe(2);
        console.log(`  known patient, ${locale}${how}: ${taps} taps, ${((Date.now() - begun) / 1000).toFixed(1)} s by script`);
        expect(taps).toBeLessThanOrEqual(13);
        expect(await records(system).patientsWith(journey.patient.email)).toHaveLength(1);
        if (javaScriptEnabled) {
          await expectOutcome(page, journey);
          await visitor.leaves(journey);
        } else await visitor.context.close();
      },
    );
  }
}

test('the record cannot be opened: the telephone, and the way on', async ({ system, page }) => {
  const known = newPatient();
  await onFile(system, known);
  await askForCode(page, system, { locale: 'pt' }, known.email);
  const code = await codeFor(system, known.email);
  await standIns(system).breakClinic({ operation: '*', kind: 'unavailable' });
  await fillCode(page, { locale: 'pt' }, code);
  await titled(page, bookingTexts.pt.identity.silent.title);
  await standIns(system).mend();
  // After so many failures the site leaves the clinic alone for a while.
  await expect(async () => {
    await page.getByRole('link', { name: bookingTexts.pt.identity.silent.retry }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(bookingTexts.pt.identity.who.title, { timeout: 1_000 });
  }).toPass({ timeout: 40_000 });
});
