import { pathTo } from '@clinic/core/addresses/path-to';
import { stepRoutes } from '@clinic/core/booking/form/steps';
import { expect } from '@playwright/test';
import { newPatient } from './booking/journey.ts';
import { newVisitor } from './booking/visitor.ts';
import { answers, isAt, stepUrl, walkOn } from './booking/wizard.ts';
import { bookingTexts, filled, startsWith } from './booking/words.ts';
import { byDay } from './night.ts';
import { test } from './system.ts';

const journey = (locale: 'pt' | 'en') => ({
  ...({ locale, mode: 'inPerson', doctor: null, insured: false, payment: 'atClinic', patient: newPatient(), booker: null } as const),
});
const subjects = {
  pt: { stones: 'litiase-e-colica-renal', cancer: 'cancro-da-prostata', psa: 'exame-do-psa' },
  en: { stones: 'kidney-stones-and-renal-colic', cancer: 'prostate-cancer', psa: 'psa-test' },
};

for (const locale of ['pt', 'en'] as const) {
  const { booking } = bookingTexts[locale];
  const { stones, cancer, psa } = subjects[locale];
  const team = pathTo(locale, 'team');

  test(`a doctor's page leads to booking with that doctor (${locale})`, async ({ browser, system }) => {
    const visitor = await newVisitor(browser, system, { javaScriptEnabled: locale === 'en' });
    const { page } = visitor;
    await page.goto(`${system.origin}${team}/sofia-bettencourt`);
    await page.locator('[data-page-action] a', { hasText: 'Sofia Bettencourt' }).click();
    await expect(page).toHaveURL(/\?medico=203$/);
    await expect(page.locator('main summary').first()).toContainText(locale === 'pt' ? 'Dra. Sofia Bettencourt' : 'Dr Sofia Bettencourt');
    await walkOn(page, journey(locale), 'who', 'professional', 'slot');
    await expect(page.getByText(filled(booking.slotStep.leadWith))).toContainText(
      locale === 'pt' ? 'Dra. Sofia Bettencourt' : 'Dr Sofia Bettencourt',
    );
    await visitor.leaves(journey(locale));
  });

  test(`only whom one can book is offered for booking (${locale})`, byDay(locale === 'pt'), async ({ page, system }) => {
    for (const path of [pathTo(locale, 'home'), team]) {
      await page.goto(system.origin + path);
      const doctors = page.locator('main form [name=presetDoctorId]');
      expect(await doctors.evaluateAll((fields) => fields.map((field) => field.getAttribute('value')))).toContain('203');
      const nurse = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Rui Carvalhal' }) });
      await expect(nurse).toHaveCount(1);
      await expect(nurse.locator('[href*="marcar-consulta"], [action*="marcar-consulta"]')).toHaveCount(0);
    }
  });

  test(`a problem's page sends along what the visit is about, in no address (${locale})`, async ({ browser, system }) => {
    const visitor = await newVisitor(browser, system, { javaScriptEnabled: locale === 'pt' });
    const { page } = visitor;
    await page.goto(system.origin + pathTo(locale, 'problem', { problema: stones }));
    await page.locator('#form-consulta').getByRole('button').click();
    await expect(page).toHaveURL(system.origin + pathTo(locale, 'wizard'));
    await isAt(page, journey(locale), 'who');
    await answers.who(page, journey(locale));
    // What the page was about is not asked again, but named, and can be changed.
    await isAt(page, journey(locale), 'mode');
    await expect(page.locator('main summary').first()).toContainText(booking.specialties.kidneyStones.name);
    await page.goto(stepUrl(system.origin, journey(locale), 'specialty'));
    await expect(page.locator('main button[aria-current]')).toHaveText(startsWith(booking.specialties.kidneyStones.name));
    expect(visitor.asked.filter((url) => /kidneyStones|especialidade=/.test(url))).toEqual([]);
    await visitor.leaves(journey(locale));
  });

  test(`every way to book on a medical page is such a door (${locale})`, byDay(locale === 'en'), async ({ page, system }) => {
    for (const path of [pathTo(locale, 'problem', { problema: cancer }), pathTo(locale, 'exam', { analise: psa })]) {
      await page.goto(system.origin + path);
      const doors = page.locator('main form[method=post]');
      expect(await doors.count()).toBeGreaterThan(1);
      for (const door of await doors.all()) await expect(door.locator('[name=presetSubSpecialty]')).toHaveValue('prostateCancer');
    }
    await page.goto(system.origin + pathTo(locale, 'about'));
    await expect(page.locator('#form-consulta form')).toHaveCount(0);
    await expect(page.locator(`#form-consulta a[href="${pathTo(locale, stepRoutes.who)}"]`)).toHaveCount(1);
  });
}
