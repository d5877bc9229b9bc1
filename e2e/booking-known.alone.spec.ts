import { expect } from '@playwright/test';
import { codeFor, fillCode } from './booking/codes.ts';
import { newPatient } from './booking/journey.ts';
import { askForCode, onFile, titled } from './booking/known-patient.ts';
import { standIns } from './booking/stand-ins.ts';
import { phoneDevice } from './booking/visitor.ts';
import { bookingTexts } from './booking/words.ts';
import { test } from './system.ts';

test.use(phoneDevice);
test.afterEach(({ system }) => standIns(system).mend());

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
