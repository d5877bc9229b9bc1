import { type BrowserContext, expect, type Page } from '@playwright/test';
import { demoPassword } from '../scripts/stack/settings.ts';
import { signInStaff } from './staff.ts';
import { type TestSystem, test } from './system.ts';

const adminOf = (system: TestSystem) => `http://localhost:${system.ports.backoffice}/admin`;

/** A laptop with a fingerprint reader that always knows its owner. */
async function addFingerprintReader(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function openSignIn(system: TestSystem, context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await addFingerprintReader(page);
  await page.goto(`${adminOf(system)}/login`);
  return page;
}

async function typePassword(page: Page, who: string, password: string): Promise<void> {
  await page.fill('#field-email', who);
  await page.fill('#field-password', password);
  await page.click('button[type=submit]');
}

test.use({ locale: 'pt-PT' });

test('a refused sign-in says why, in the language of the reader', async ({ system, browser }) => {
  for (const [locale, words] of [
    ['pt-PT', 'O e-mail ou a palavra-passe não estão certos.'],
    ['en-GB', 'The e-mail or the password is not right.'],
  ] as const) {
    const context = await browser.newContext({ locale });
    const page = await openSignIn(system, context);
    await typePassword(page, 'editor@exemplo.pt', 'errada-errada-errada');
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await context.close();
  }
});

test('Payload’s own refusals keep their words in the built application', async ({ system }) => {
  const answer = await fetch(`http://localhost:${system.ports.backoffice}/api/utilizadores/1`, { headers: { 'accept-language': 'pt' } });
  expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('Não tem permissão para esta ação.')]);
});

test('a passkey is set up, signs in without a password, and unlocks; a locked page shows nothing', async ({ system, browser }, {
  retry,
}) => {
  // A second try begins with an account of its own: the first may have left its own with a second step.
  const email = `chave-${retry}@exemplo.pt`;
  const admin = await signInStaff(system, 'admin@exemplo.pt');
  await admin.post('/api/utilizadores', { email, nome: 'Rita Chave', papel: 'editor', idioma: 'pt', password: demoPassword });

  const context = await browser.newContext({ locale: 'pt-PT' });
  const page = await openSignIn(system, context);
  await typePassword(page, email, demoPassword);
  await page.waitForURL(adminOf(system));

  await page.goto(`${adminOf(system)}/seguranca`);
  const secondStep = page.locator('.staff-part').first();
  await secondStep.locator('#field-current').fill(demoPassword);
  await secondStep.getByRole('button', { name: 'Ligar o segundo passo' }).click();
  await page.fill('#field-name', 'Portátil');
  await page.getByRole('button', { name: 'Criar chave de acesso' }).click();
  await expect(page.locator('.staff-codes code')).toHaveCount(10);
  await page.getByRole('button', { name: 'Já os guardei' }).click();
  await expect(page.getByText('Portátil')).toBeVisible();

  await page.getByRole('button', { name: 'Bloquear' }).click();
  await page.waitForURL(/\/admin\/login/);
  await expect(page.getByText('A sessão de Rita Chave está bloqueada.')).toBeVisible();
  await page.goto(`${adminOf(system)}/seguranca`);
  await expect(page.getByText('Portátil')).toHaveCount(0);
  await page.getByRole('button', { name: 'Desbloquear com chave de acesso' }).click();
  await page.waitForURL(`${adminOf(system)}/seguranca`);
  await expect(page.getByText('Portátil')).toBeVisible();

  await page.evaluate(() => fetch('/api/utilizadores/logout', { method: 'POST', body: '{}' }));
  await page.goto(`${adminOf(system)}/login`);
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click();
  await page.waitForURL(adminOf(system));
  await expect(page.getByText('Último início de sessão antes deste')).toBeVisible();

  await page.evaluate(() => fetch('/api/utilizadores/logout', { method: 'POST', body: '{}' }));
  await page.goto(`${adminOf(system)}/login`);
  await typePassword(page, email, demoPassword);
  await expect(page.getByRole('heading', { name: 'Segundo passo' })).toBeVisible();
  await page.goto(adminOf(system));
  await expect(page.getByRole('heading', { name: 'Segundo passo' })).toBeVisible();
  await page.getByRole('button', { name: 'Usar uma chave de acesso' }).click();
  await page.waitForURL(adminOf(system));
  await context.close();
});
