import type { steps } from '@clinic/core/booking/form/steps';
import { codeFor } from './booking/codes.ts';
import { tabTo } from './booking/controls.ts';
import { mainJourney } from './booking/journey.ts';
import { expectOutcome } from './booking/outcome.ts';
import { isAt, stepUrl } from './booking/wizard.ts';
import { test } from './system.ts';

test.use({ reducedMotion: 'reduce' });

test('the main path with the keyboard alone', async ({ system, page }) => {
  const journey = mainJourney('pt');
  const { patient } = journey;
  await page.goto(stepUrl(system.origin, journey, 'who'));
  const choose = async (...names: string[]) => {
    for (const name of names) {
      await tabTo(page, `input[name=${name}]`);
      await page.keyboard.press('Space');
    }
  };
  const type = async (id: string, text: string) => {
    await tabTo(page, `[id="${id}"]`);
    await page.keyboard.type(text);
  };
  const next = async (step: (typeof steps)[number]) => {
    await page.keyboard.press('Enter');
    await isAt(page, journey, step);
  };
  const press = async (name: string, value: string, step: (typeof steps)[number]) => {
    await tabTo(page, `button[name="${name}"][value="${value}"]`);
    await next(step);
  };
  await press('hadConsultation', 'no', 'specialty');
  await press('subSpecialty', 'kidneyStones', 'mode');
  await press('mode', 'inPerson', 'insurance');
  await press('insured', 'no', 'professional');
  await tabTo(page, 'button[name=slot]');
  await next('details');
  await type('name', patient.name);
  await type('phone', patient.phone);
  await type('email', patient.email);
  await type('birthDate', patient.birth.day);
  await type('birthDate-month', patient.birth.month);
  await type('birthDate-year', patient.birth.year);
  await choose('gender', 'consent');
  await next('payment');
  await press('payment', 'atClinic', 'check');
  await tabTo(page, '#passo button[type=submit]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/codigo$/);
  await type('code', await codeFor(system, patient.email));
  await page.keyboard.press('Enter');
  await expectOutcome(page, journey);
});
