import { pathTo } from '@clinic/core/addresses/path-to';
import type { Locale } from '@clinic/core/kernel/locale';
import { expect, type Page } from '@playwright/test';
import enAccount from '../../site/messages/en/account.json' with { type: 'json' };
import enArea from '../../site/messages/en/area.json' with { type: 'json' };
import ptAccount from '../../site/messages/pt/account.json' with { type: 'json' };
import ptArea from '../../site/messages/pt/area.json' with { type: 'json' };
import { codeFor } from '../booking/codes.ts';
import type { Patient } from '../booking/journey.ts';
import { onFile } from '../booking/known-patient.ts';
import { records } from '../booking/records.ts';
import type { TestSystem } from '../system.ts';

export const accountTexts = { pt: { account: ptAccount, area: ptArea }, en: { account: enAccount, area: enArea } };

export const areaRoutes = ['personalArea', 'visitHistory', 'papers', 'profile', 'people', 'accountSafety', 'accountPrivacy'] as const;
type AccountRoute =
  | (typeof areaRoutes)[number]
  | 'login'
  | 'register'
  | 'recoverPassword'
  | 'accountCode'
  | 'confirmIdentity'
  | 'linkRecord';

export const accountPassword = 'um barco azul no cais';

export const openAccountPage = (page: Page, { origin }: TestSystem, locale: Locale, route: AccountRoute, query = '') =>
  page.goto(origin + pathTo(locale, route) + query);

export const isOnAccountPage = (page: Page, locale: Locale, route: AccountRoute) =>
  expect(page).toHaveURL((url) => url.pathname === pathTo(locale, route), { timeout: 20_000 });

/** The button of an act, as its form names it. */
export const actButton = (page: Page, value: string) =>
  page.locator(`button[name="go"][value="${value}"], form:has(input[name="go"][value="${value}"]) button[type="submit"]`).first();

export async function typeAccountCode(page: Page, code: string): Promise<void> {
  await page.locator('input[name="code"]').first().fill(code);
  await actButton(page, 'code').click();
}

/** As far as the code, which is on its way. */
export async function beginRegistration(page: Page, system: TestSystem, locale: Locale, { name, email }: Pick<Patient, 'name' | 'email'>) {
  await openAccountPage(page, system, locale, 'register');
  await page.locator('input[name="name"]').fill(name);
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(accountPassword);
  await page.locator('input[name="repeat"]').fill(accountPassword);
  await page.locator('label[for="consent"]').click({ position: { x: 20, y: 20 } });
  await actButton(page, 'register').click();
  await isOnAccountPage(page, locale, 'accountCode');
}

export async function registerByForms(page: Page, system: TestSystem, locale: Locale, person: Pick<Patient, 'name' | 'email'>) {
  await beginRegistration(page, system, locale, person);
  await typeAccountCode(page, await codeFor(system, person.email));
  await isOnAccountPage(page, locale, 'personalArea');
}

export async function askForLink(page: Page, system: TestSystem, { birth }: Pick<Patient, 'birth'>): Promise<void> {
  await openAccountPage(page, system, 'pt', 'linkRecord');
  await isOnAccountPage(page, 'pt', 'linkRecord');
  for (const part of ['day', 'month', 'year'] as const) await page.locator(`input[name="birthDate-${part}"]`).fill(birth[part]);
  await actButton(page, 'askCode').click();
}

/** Somebody whom the clinic knows, signed in and linked to the record. */
export async function registerLinked(page: Page, system: TestSystem, person: Patient): Promise<void> {
  await onFile(system, person);
  await registerByForms(page, system, 'pt', person);
  await askForLink(page, system, person);
  await page.locator('input[name="code"]').fill(await codeFor(system, person.email, 1));
  await actButton(page, 'typeCode').click();
  await isOnAccountPage(page, 'pt', 'personalArea');
}

/** As if nobody had touched the page for so long. */
export const leaveAlone = (system: TestSystem, email: string, minutes: number) =>
  records(system).ours(
    `update core.account_sessions set seen_at = seen_at - make_interval(mins => $2), confirmed_at = confirmed_at - make_interval(mins => $2)
     where account_id = (select id from core.accounts where email = $1)`,
    email,
    minutes,
  );
