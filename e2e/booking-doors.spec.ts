import { pathTo } from '@clinic/core/addresses/path-to';
import { stepRoutes } from '@clinic/core/booking/form/steps';
import { expect, type Page } from '@playwright/test';
import { newPatient } from './booking/journey.ts';
import { newVisitor } from './booking/visitor.ts';
import { answers, isAt, pressNext } from './booking/wizard.ts';
import { bookingTexts, startsWith } from './booking/words.ts';
import { byDay } from './night.ts';
import { test } from './system.ts';

const journey = (locale: 'pt' | 'en') => ({
  ...({ locale, mode: 'inPerson', doctor: null, insured: false, payment: 'atClinic', patient: newPatient(), booker: null } as const),
});
const subjects = {
  pt: { stones: 'litiase-e-colica-renal', cancer: 'cancro-da-prostata', psa: 'exame-do-psa' },
  en: { stones: 'kidney-stones-and-renal-colic', cancer: 'prostate-cancer', psa: 'psa-test' },
};
const chosen = (page: Page, name: string) => expect(page.getByRole('radio', { name: startsWith(name) })).toBeChecked();

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
    await answers.mode(page, journey(locale));
    await pressNext(page, journey(locale));
    await answers.type(page, journey(locale));
    await pressNext(page, journey(locale));
    await answers.specialty(page, journey(locale));
    await pressNext(page, journey(locale));
    await isAt(page, journey(locale), 'professional');
    await chosen(page, 'Dra. Sofia Bettencourt');
    await visitor.leaves(journey(locale));
  });

  test(`only whom one can book is offered for booking (${locale})`, byDay(locale === 'pt'), async ({ page, system }) => {
    for (const path of [pathTo(locale, 'home'), team]) {
      await page.goto(system.origin + path);
      const ways = await page.locator('main a[href*="medico="]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(ways).toContain(`${pathTo(locale, 'wizard')}?medico=203`);
      const nurse = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Rui Carvalhal' }) });
      await expect(nurse).toHaveCount(1);
      await expect(nurse.locator('a[href*="marcar-consulta"]')).toHaveCount(0);
    }
  });

  test(`a problem's page sends along what the visit is about, in no address (${locale})`, async ({ browser, system }) => {
    const visitor = await newVisitor(browser, system, { javaScriptEnabled: locale === 'pt' });
    const { page } = visitor;
    await page.goto(system.origin + pathTo(locale, 'problem', { problema: stones }));
    await page.locator('#form-consulta').getByRole('button').click();
    await expect(page).toHaveURL(system.origin + pathTo(locale, 'wizard'));
    await isAt(page, journey(locale), 'mode');
    await answers.mode(page, journey(locale));
    await pressNext(page, journey(locale));
    await answers.type(page, journey(locale));
    await pressNext(page, journey(locale));
    await isAt(page, journey(locale), 'specialty');
    await chosen(page, booking.specialties.kidneyStones.name);
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
    await expect(page.locator(`#form-consulta a[href="${pathTo(locale, stepRoutes.mode)}"]`)).toHaveCount(1);
  });
}
