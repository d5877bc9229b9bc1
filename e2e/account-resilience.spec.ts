import { randomUUID } from 'node:crypto';
import { createPool } from '@clinic/core/adapters/database/database';
import { accountDesk } from '@clinic/core/adapters/database/desk/account-desk';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import { resendVerification } from '@clinic/core/desk/accounts/resend-verification';
import { dataKeys } from '@clinic/core/secrets/data-keys';
import { type Browser, expect, type Page } from '@playwright/test';
import {
  accountPassword,
  accountTexts,
  actButton,
  askForLink,
  beginRegistration,
  isOnAccountPage,
  leaveAlone,
  openAccountPage,
  registerByForms,
  registerLinked,
  typeAccountCode,
} from './account/account-walk.ts';
import { codeFor } from './booking/codes.ts';
import { tabTo } from './booking/controls.ts';
import { newPatient } from './booking/journey.ts';
import { onFile } from './booking/known-patient.ts';
import { mailbox, mailLinks } from './booking/mailbox.ts';
import { records } from './booking/records.ts';
import { type TestSystem, test } from './system.ts';

const { account, area } = accountTexts.pt;

async function signInAgain(page: Page, system: TestSystem, email: string): Promise<void> {
  await isOnAccountPage(page, 'pt', 'login');
  await expect(page.getByText(account.signIn.reasons.keptForm)).toBeVisible();
  const codes = (await mailbox(system).mailsTo(email)).filter(({ html }) => /codigo=\d{6}/.test(html)).length;
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(accountPassword);
  await actButton(page, 'password').click();
  await isOnAccountPage(page, 'pt', 'accountCode');
  await typeAccountCode(page, await codeFor(system, email, codes));
}

test('a session that ends in the middle of a form is said to have, and what was typed is there again for its owner', async ({
  system,
  page,
}) => {
  test.setTimeout(120_000);
  const person = newPatient();
  await onFile(system, person);
  await registerByForms(page, system, 'pt', person);
  // A person to book for: several fields.
  await openAccountPage(page, system, 'pt', 'people', '?juntar=1');
  await page.locator('input[name="name"]').fill('Rosa Exemplo');
  await page.locator('input[name="birthDate-day"]').fill('9');
  await leaveAlone(system, person.email, 31);
  await actButton(page, 'addPerson').click();
  await signInAgain(page, system, person.email);
  await isOnAccountPage(page, 'pt', 'people');
  await expect(page.getByText(area.frame.kept.typedText)).toBeVisible();
  await expect(page.locator('input[name="name"]')).toHaveValue('Rosa Exemplo');
  await expect(page.locator('input[name="birthDate-day"]')).toHaveValue('9');
  // The link to the record.
  await openAccountPage(page, system, 'pt', 'linkRecord');
  await page.locator('input[name="birthDate-day"]').fill(person.birth.day);
  await page.locator('input[name="birthDate-year"]').fill(person.birth.year);
  await leaveAlone(system, person.email, 31);
  await actButton(page, 'askCode').click();
  await signInAgain(page, system, person.email);
  await isOnAccountPage(page, 'pt', 'linkRecord');
  await expect(page.locator('input[name="birthDate-year"]')).toHaveValue(person.birth.year);
  // A new e-mail; of a password nothing is kept.
  await openAccountPage(page, system, 'pt', 'accountSafety', '?abrir=email');
  await page.locator('input[name="email"]').fill('novo.endereco@exemplo.pt');
  await leaveAlone(system, person.email, 31);
  await actButton(page, 'changeEmail').click();
  await signInAgain(page, system, person.email);
  await isOnAccountPage(page, 'pt', 'accountSafety');
  await expect(page.locator('input[name="email"]')).toHaveValue('novo.endereco@exemplo.pt');
  await expect(page.locator('input[name="email"]')).toBeVisible();
  // A press: it is asked for again, and nothing was done meanwhile.
  await openAccountPage(page, system, 'pt', 'accountPrivacy');
  await leaveAlone(system, person.email, 31);
  await actButton(page, 'askErasure').click();
  await signInAgain(page, system, person.email);
  await isOnAccountPage(page, 'pt', 'accountPrivacy');
  await expect(page.getByText(area.frame.kept.pressedText)).toBeVisible();
  await expect(actButton(page, 'askErasure')).toBeVisible();
});

test('nothing typed is lost where it is asked once more who is there', async ({ system, page }) => {
  const person = newPatient();
  await registerLinked(page, system, person);
  await openAccountPage(page, system, 'pt', 'profile', '?mudar=phone');
  await page.locator('input[name="phone"]').fill('912000111');
  await leaveAlone(system, person.email, 6);
  await actButton(page, 'change').click();
  await isOnAccountPage(page, 'pt', 'confirmIdentity');
  await page.locator('input[name="password"]').fill(accountPassword);
  await actButton(page, 'password').click();
  await isOnAccountPage(page, 'pt', 'profile');
  await expect(page.locator('input[name="phone"]')).toHaveValue('912000111');
});

test('what somebody typed is not shown to the next who signs in', async ({ system, page }) => {
  const [first, second] = [newPatient(), newPatient()];
  await registerByForms(page, system, 'pt', second);
  await page.getByRole('button', { name: area.frame.signOut }).click();
  await isOnAccountPage(page, 'pt', 'login');
  await registerByForms(page, system, 'pt', first);
  await openAccountPage(page, system, 'pt', 'people', '?juntar=1');
  await page.locator('input[name="name"]').fill('Rosa Exemplo');
  await leaveAlone(system, first.email, 31);
  await actButton(page, 'addPerson').click();
  await signInAgain(page, system, second.email);
  await isOnAccountPage(page, 'pt', 'people');
  await expect(page.locator('main')).not.toContainText('Rosa Exemplo');
  await expect(page.locator('input[value="Rosa Exemplo"]')).toHaveCount(0);
});

/** What the keyboard stands on shows it, and lies on the screen. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing has the focus';
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const isMarked = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    const box = element.getBoundingClientRect();
    const isOnScreen = box.bottom > 0 && box.top < window.innerHeight;
    return isMarked && isOnScreen ? 'seen' : `not seen: ${element.outerHTML.slice(0, 120)}`;
  });
  expect(seen).toBe('seen');
}

test('sign-in, visits, a change of the profile and sign-out with the keyboard alone, always seeing where one is', async ({
  system,
  page,
}) => {
  const person = newPatient();
  await registerByForms(page, system, 'pt', person);
  await page.getByRole('button', { name: area.frame.signOut }).click();
  await isOnAccountPage(page, 'pt', 'login');
  const press = async (selector: string, key = 'Enter') => {
    await tabTo(page, selector);
    await expectVisibleFocus(page);
    await page.keyboard.press(key);
  };
  const type = async (selector: string, text: string) => {
    await tabTo(page, selector);
    await expectVisibleFocus(page);
    await page.keyboard.type(text);
  };
  await type('input[name=email]', person.email);
  await type('input[name=password]', accountPassword);
  await press('button[value=password]');
  await isOnAccountPage(page, 'pt', 'accountCode');
  await type('input[name=code]', await codeFor(system, person.email, 1));
  await page.keyboard.press('Enter');
  await isOnAccountPage(page, 'pt', 'personalArea');
  await press('nav a[href$="/historico"]');
  await isOnAccountPage(page, 'pt', 'visitHistory');
  await press('main a[href$="?ver=futuras"]');
  await expect(page).toHaveURL(/ver=futuras$/);
  await press('nav a[href$="/perfil"]');
  await isOnAccountPage(page, 'pt', 'profile');
  await press('a[href*="mudar=name"]');
  await expect(page.locator('input[name=name]')).toBeVisible();
  await tabTo(page, 'input[name=name]');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Joaquina Teclado');
  await page.keyboard.press('Enter');
  await expect(page.locator('main').getByRole('status')).toHaveText(area.profile.kept.account.name);
  await press('form:has(input[value=signOut]) button');
  await isOnAccountPage(page, 'pt', 'login');
});

/** As some mail servers do: asks twice without a browser, then opens the page with script and waits until it is quiet. */
async function scan(browser: Browser, link: string): Promise<void> {
  for (const method of ['HEAD', 'GET']) expect((await fetch(link, { method })).status).toBe(200);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(link, { waitUntil: 'networkidle' });
  await page.mouse.move(200, 200);
  await context.close();
}

const linkIn = async (system: TestSystem, email: string, subject: string): Promise<string> =>
  mailLinks(await mailbox(system).letter(email, new RegExp(subject))).find((each) => each.includes('token=')) ?? '';

/** The front desk sends the letter of a registration once more. */
async function sendVerification(system: TestSystem, email: string): Promise<void> {
  const { ours } = records(system);
  const pool = createPool(system.settings['DATABASE_URL'] ?? '', () => {});
  const dbos = await createDbosClient(system.settings['DATABASE_URL'] ?? '', pool);
  try {
    const [registration] = await ours<{ id: string }>('select id from core.account_registrations where email = $1', email);
    const staff = { id: 1, name: 'Balcão', role: 'balcao' } as const;
    const desk = accountDesk(pool, dbos, dataKeys.parse(system.settings['DATA_KEYS'] ?? ''));
    const sent = await resendVerification({ desk, staff, accountId: registration?.id ?? '', requestId: randomUUID() });
    expect(sent.ok).toBe(true);
  } finally {
    await dbos.destroy();
    await pool.end();
  }
}

test('a mail scanner that runs script uses up no link: confirming an e-mail', async ({ system, page, browser }) => {
  const person = newPatient();
  await beginRegistration(page, system, 'pt', person);
  await sendVerification(system, person.email);
  const link = await linkIn(system, person.email, 'Confirme o seu e-mail');
  await scan(browser, link);
  await page.goto(link);
  await actButton(page, 'verify').click();
  await expect(page.locator('input[name="repeat"]')).toBeVisible();
  expect((await fetch(link)).status).toBe(410);
});

test('a mail scanner that runs script uses up no link: a new password, and taking back a change of e-mail', async ({
  system,
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const person = newPatient();
  const newEmail = person.email.replace('joaquina', 'joaquina.nova');
  await registerByForms(page, system, 'pt', person);
  await openAccountPage(page, system, 'pt', 'accountSafety', '?abrir=email');
  await page.locator('input[name="email"]').fill(newEmail);
  await actButton(page, 'changeEmail').click();
  await isOnAccountPage(page, 'pt', 'accountCode');
  await typeAccountCode(page, await codeFor(system, newEmail));
  await isOnAccountPage(page, 'pt', 'accountSafety');
  const undo = await linkIn(system, person.email, 'O e-mail da sua conta mudou');
  await scan(browser, undo);
  await page.goto(undo);
  await actButton(page, 'undoEmail').click();
  await isOnAccountPage(page, 'pt', 'login');
  await expect(page.getByText(account.signIn.reasons.emailChanged.title)).toBeVisible();
  expect((await fetch(undo)).status).toBe(410);
  const reset = await linkIn(system, person.email, 'voltou a este e-mail');
  await scan(browser, reset);
  await page.goto(reset);
  await page.locator('input[name="password"]').fill('uma frase que eu lembro');
  await page.locator('input[name="repeat"]').fill('uma frase que eu lembro');
  await actButton(page, 'setPassword').click();
  await isOnAccountPage(page, 'pt', 'login');
  expect((await fetch(reset)).status).toBe(410);
});

test('a mail scanner that runs script uses up no code: signing in and linking a record', async ({ system, page, browser }) => {
  const person = newPatient();
  await onFile(system, person);
  await registerByForms(page, system, 'pt', person);
  await askForLink(page, system, person);
  const code = await codeFor(system, person.email, 1);
  const letters = await mailbox(system).mailsTo(person.email);
  const links = letters.flatMap((letter) => mailLinks(letter)).filter((link) => link.includes('codigo='));
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) await scan(browser, link);
  await page.locator('input[name="code"]').fill(code);
  await actButton(page, 'typeCode').click();
  await isOnAccountPage(page, 'pt', 'personalArea');
  await expect(page.getByText(area.home.done.linked)).toBeVisible();
});
