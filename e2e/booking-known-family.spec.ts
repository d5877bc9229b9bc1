import { locales } from '@clinic/core/kernel/locale';
import { expect } from '@playwright/test';
import { codeFor, fillCode } from './booking/codes.ts';
import { expectNoAxeFindings, expectNoSidewaysScroll } from './booking/controls.ts';
import { newPatient } from './booking/journey.ts';
import { askForCode, askPlainly, greets, helloTo, onFile, sendContactPlainly, titled, typeKnownPlainly } from './booking/known-patient.ts';
import { phoneDevice } from './booking/visitor.ts';
import { onLabel } from './booking/wizard.ts';
import { bookingTexts } from './booking/words.ts';
import { byDay } from './night.ts';
import { test } from './system.ts';

test.use(phoneDevice);

for (const locale of locales) {
  const { identity } = bookingTexts[locale];

  test(`${locale}: two of a family born on one day choose who comes`, byDay(locale === 'en'), async ({ system, page }) => {
    const { email } = newPatient();
    const family = ['Amélia Exemplo', 'Beatriz Exemplo'].map((name) => ({ ...newPatient(), name, email }));
    for (const one of family) await onFile(system, one);
    await askForCode(page, system, { locale }, email);
    await fillCode(page, { locale }, await codeFor(system, email));
    await titled(page, identity.who.title);
    await expectNoAxeFindings(page, 'who');
    await expectNoSidewaysScroll(page, 'who');
    await page.getByRole('button', { name: identity.who.continue }).click();
    await expect(page.getByRole('alert')).toContainText(identity.problems.selectPerson);
    await page.getByRole('radio', { name: /Beatriz.*1958/ }).check(onLabel);
    await page.getByRole('button', { name: identity.who.continue }).click();
    await greets(page, locale, 'Beatriz');
  });

  test(
    `${locale}: of a family with one address the day of birth says who comes, and another day opens nothing`,
    byDay(locale === 'pt'),
    async ({ system }) => {
      const { email } = newPatient();
      const birth = { day: '03', month: '05', year: '1984' };
      await onFile(system, { ...newPatient(), name: 'Amélia Exemplo', email });
      await onFile(system, { ...newPatient(), name: 'Beatriz Exemplo', email, birth });
      const visitor = await askPlainly(system, locale, email, { ...birth, day: '04' });
      await typeKnownPlainly(visitor, locale, await codeFor(system, email));
      expect(visitor.read('[role=alert]')).toContain(identity.problems.noRecord);
      expect(visitor.read('main')).not.toMatch(/Amélia|Beatriz/);
      await sendContactPlainly(visitor, locale, email, birth);
      await typeKnownPlainly(visitor, locale, await codeFor(system, email, 1));
      visitor.says(helloTo(locale, 'Beatriz'));
    },
  );
}
