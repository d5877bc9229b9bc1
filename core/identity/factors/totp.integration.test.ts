import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccountHarness } from '../../adapters/database/accounts/throwaway-accounts.ts';
import { signUp } from '../testing/account-holder.ts';
import type { AccountHarness } from '../testing/account-services.ts';
import { appOf } from '../testing/authenticator-app.ts';
import { enrolTotp, isTotpCode } from './totp.ts';

let harness: AccountHarness;
beforeAll(async () => {
  harness = await createAccountHarness();
});
afterAll(() => harness.close());

test('a code counts once, also where two send it at once, and never for somebody else', async () => {
  const [{ account }, stranger] = [await signUp(harness), await signUp(harness)];
  const { factors } = harness.services;
  const app = await appOf(harness.services, account);
  expect(await isTotpCode(factors, account.id, app.usedCode)).toBe(false);
  const next = app.nextCode();
  const both = await Promise.all([isTotpCode(factors, account.id, next), isTotpCode(factors, account.id, next)]);
  expect(both.toSorted()).toEqual([false, true]);
  expect(await isTotpCode(factors, stranger.account.id, next)).toBe(false);
});

test('a confirmed app is not replaced by a new one, and its secret is stored encrypted', async () => {
  const { account } = await signUp(harness);
  const { factors } = harness.services;
  const first = await enrolTotp(factors, account, 'Clínica Exemplo');
  const app = await appOf(harness.services, account);
  expect(app.usedCode).toMatch(/^\d{6}$/);
  expect(await enrolTotp(factors, account, 'Clínica Exemplo')).toBeNull();
  const { rows } = await harness.admin.query('select secret from core.account_totp where account_id = $1', [account.id]);
  expect(rows).toMatchObject([{ secret: expect.stringMatching(/^enc:test:/) }]);
  expect((await factors.totp(account.id))?.secret).not.toBe(first?.secret);
});
