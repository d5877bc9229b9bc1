import { locales } from '@clinic/core/kernel/locale';
import { expect } from '@playwright/test';
import {
  accountPassword,
  accountTexts,
  actButton,
  areaRoutes,
  isOnAccountPage,
  openAccountPage,
  registerByForms,
  registerLinked,
  typeAccountCode,
} from './account/account-walk.ts';
import { codeByText, codeFor } from './booking/codes.ts';
import { expectNoAxeFindings, expectNoSidewaysScroll } from './booking/controls.ts';
import { newMbwayPhone, newPatient } from './booking/journey.ts';
import { mailbox, mailLinks } from './booking/mailbox.ts';
import { phoneDevice } from './booking/visitor.ts';
import { byDay } from './night.ts';
import { test } from './system.ts';

test.use(phoneDevice);

for (const locale of locales) {
  test(
    `${locale}: somebody registers with a code, signs out, and once the device is remembered is let in by the password alone`,
    byDay(locale === 'pt'),
    async ({ system, page }) => {
      const person = newPatient();
      await registerByForms(page, system, locale, person);
      await expectNoAxeFindings(page, 'the personal area of somebody new');
      await expectNoSidewaysScroll(page, 'the personal area of somebody new');
      for (const route of areaRoutes) {
        await openAccountPage(page, system, locale, route);
        await isOnAccountPage(page, locale, route);
        await expectNoAxeFindings(page, route);
        await expectNoSidewaysScroll(page, route);
      }
      await openAccountPage(page, system, locale, 'login');
      await isOnAccountPage(page, locale, 'personalArea');
      await page.getByRole('button', { name: accountTexts[locale].area.frame.signOut }).click();
      await isOnAccountPage(page, locale, 'login');
      await openAccountPage(page, system, locale, 'visitHistory');
      await isOnAccountPage(page, locale, 'login');
      await page.locator('input[name="email"]').fill(person.email);
      await page.locator('input[name="password"]').fill('not the right password');
      await actButton(page, 'password').click();
      await expect(page.getByText(accountTexts[locale].account.problems.wrongCredentials).first()).toBeVisible();
      await page.locator('label[for="remember"]').click({ position: { x: 20, y: 20 } });
      await page.locator('input[name="password"]').fill(accountPassword);
      await actButton(page, 'password').click();
      await isOnAccountPage(page, locale, 'accountCode');
      await typeAccountCode(page, await codeFor(system, person.email, 1));
      await isOnAccountPage(page, locale, 'visitHistory');
      await page.getByRole('button', { name: accountTexts[locale].area.frame.signOut }).click();
      await isOnAccountPage(page, locale, 'login');
      await page.locator('input[name="email"]').fill(person.email);
      await page.locator('input[name="password"]').fill(accountPassword);
      await actButton(page, 'password').click();
      await isOnAccountPage(page, locale, 'personalArea');
    },
  );
}

test('without script: a forgotten password is set anew by the link in the letter, once, and a new device needs a code', async ({
  system,
  page,
  browser,
}) => {
  const person = newPatient();
  await registerByForms(page, system, 'pt', person);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const other = await context.newPage();
  await openAccountPage(other, system, 'pt', 'recoverPassword');
  await other.locator('input[name="email"]').fill(person.email);
  await actButton(other, 'recover').click();
  const letter = await mailbox(system).letter(person.email, /palavra-passe/i);
  const link = mailLinks(letter).find((each) => each.includes('token=')) ?? '';
  // Mail scanners open links: looking uses nothing up.
  for (const method of ['HEAD', 'GET']) expect((await fetch(link, { method })).status).toBe(200);
  await other.goto(link);
  await other.locator('input[name="password"]').fill('outra frase que eu lembro');
  await other.locator('input[name="repeat"]').fill('outra frase que eu lembro');
  await actButton(other, 'setPassword').click();
  await isOnAccountPage(other, 'pt', 'login');
  expect((await fetch(link)).status).toBe(410);
  await other.locator('input[name="email"]').fill(person.email);
  await other.locator('input[name="password"]').fill('outra frase que eu lembro');
  await actButton(other, 'password').click();
  await isOnAccountPage(other, 'pt', 'accountCode');
  await typeAccountCode(other, await codeFor(system, person.email, 1));
  await isOnAccountPage(other, 'pt', 'personalArea');
  // The reset ended the session of the first browser.
  await openAccountPage(page, system, 'pt', 'personalArea');
  await isOnAccountPage(page, 'pt', 'login');
  await context.close();
});

test('an account is linked to the clinic’s record by a code and the birth date, and then shows its visits', async ({ system, page }) => {
  const person = newPatient();
  await registerLinked(page, system, person);
  await openAccountPage(page, system, 'pt', 'profile');
  await expect(page.locator('main')).toContainText(person.name);
});

test('without a link the profile offers what can be changed here and the link for the rest, and opens no other line', async ({
  system,
  page,
}) => {
  const { area } = accountTexts.pt;
  await registerByForms(page, system, 'pt', newPatient());
  await openAccountPage(page, system, 'pt', 'profile', '?mudar=phone');
  await expect(page.locator('main form')).toHaveCount(0);
  await expect(page.getByRole('link', { name: area.profile.elsewhere.link })).toBeVisible();
  await expect(page.getByText(area.profile.missing)).toHaveCount(0);
  await openAccountPage(page, system, 'pt', 'profile', '?mudar=name');
  await page.locator('input[name="name"]').fill('Joaquina Outra');
  await actButton(page, 'change').click();
  await expect(page.locator('main').getByRole('status')).toHaveText(area.profile.kept.account.name);
});

test('a new phone is saved, and believed once the code that was sent there is typed', async ({ system, page }) => {
  const { area } = accountTexts.pt;
  const person = newPatient();
  const phone = newMbwayPhone();
  await registerLinked(page, system, person);
  await openAccountPage(page, system, 'pt', 'profile', '?mudar=phone');
  await page.locator('input[name="phone"]').fill(phone);
  await actButton(page, 'change').click();
  await expect(page.locator('input[name="code"]')).toBeVisible();
  await page.locator('input[name="code"]').fill('000000');
  await actButton(page, 'provePhone').click();
  await expect(page.getByText(area.problems.codeWrong).first()).toBeVisible();
  await page.locator('input[name="code"]').fill(await codeByText(system, phone));
  await actButton(page, 'provePhone').click();
  await expect(page.locator('main').getByRole('status')).toHaveText(area.profile.kept.proven);
  await expect(page.getByText(area.profile.phoneProof.ask)).toHaveCount(0);
});

test('what is emptied stays as it was, and the page says so instead of promising it to the clinic', async ({ system, page }) => {
  const { area } = accountTexts.pt;
  await registerLinked(page, system, newPatient());
  await openAccountPage(page, system, 'pt', 'profile', '?mudar=vat');
  await page.locator('input[name="vat"]').fill('');
  await actButton(page, 'change').click();
  await expect(page.locator('main').getByRole('status')).toContainText(area.profile.kept.unchanged);
});
