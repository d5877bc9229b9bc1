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
  await page.goto(stepUrl(system.origin, journey, 'mode'));
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
  await choose('mode');
  await next('type');
  await choose('typeId');
  await next('specialty');
  await choose('subSpecialty');
  await next('professional');
  await choose('hadConsultation', 'doctorId');
  await next('insurance');
  await choose('insured');
  await next('slot');
  await tabTo(page, 'form button[type=submit]');
  await next('details');
  await type('name', patient.name);
  await type('email', patient.email);
  await type('phone', patient.phone);
  await type('birthDate', patient.birth.day);
  await type('birthDate-month', patient.birth.month);
  await type('birthDate-year', patient.birth.year);
  await choose('gender', 'consent');
  await next('payment');
  await tabTo(page, 'input[name=payment]');
  await page.keyboard.press('ArrowUp');
  await next('check');
  await tabTo(page, 'button[type=submit]:not([name])');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/codigo$/);
  await type('code', await codeFor(system, patient.email));
  await page.keyboard.press('Enter');
  await expectOutcome(page, journey);
});
