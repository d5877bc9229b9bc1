import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccountHarness } from '../../adapters/database/accounts/throwaway-accounts.ts';
import type { DataKey } from '../../secrets/data-keys.ts';
import { accountLettersTo, signUp } from '../testing/account-holder.ts';
import type { AccountHarness } from '../testing/account-services.ts';
import { appOf } from '../testing/authenticator-app.ts';
import { removeTotp, renewRecoveryCodes } from './change-factors.ts';
import { takeRecoveryCode } from './recovery-codes.ts';

let harness: AccountHarness;
beforeAll(async () => {
  harness = await createAccountHarness();
});
afterAll(() => harness.close());

async function withCodes() {
  const holder = await signUp(harness);
  await appOf(harness.services, holder.account);
  const renew = async () => {
    const made = await renewRecoveryCodes(harness.services, holder.signedIn);
    return made.ok ? made.value : [];
  };
  const count = () => harness.services.factors.countRecoveryCodes(holder.account.id);
  return { ...holder, renew, count };
}

test('new codes end the old ones, and the owner is told by mail', async () => {
  const { account, email, renew } = await withCodes();
  const [old = ''] = await renew();
  const [fresh = ''] = await renew();
  expect(await takeRecoveryCode(harness.services, account.id, old)).toBe(false);
  expect(await takeRecoveryCode(harness.services, account.id, fresh)).toBe(true);
  expect((await accountLettersTo(harness, email)).map(({ kind }) => kind)).toEqual(['factorsChanged', 'factorsChanged']);
});

test('renewed several times at once, ten count; without the letter the old ones stay', async () => {
  const { account, renew, count } = await withCodes();
  await Promise.all(Array.from({ length: 5 }, renew));
  expect(await count()).toBe(10);
  const [kept = ''] = await renew();
  await harness.admin.query('alter table core.account_letters add constraint no_mail check (false) not valid');
  await expect(renew()).rejects.toThrow('no_mail');
  await harness.admin.query('alter table core.account_letters drop constraint no_mail');
  expect(await takeRecoveryCode(harness.services, account.id, kept)).toBe(true);
});

test('they go with the app, and the owner is told', async () => {
  const { signedIn, email, renew, count } = await withCodes();
  await renew();
  expect(await removeTotp(harness.services, signedIn)).toMatchObject({ ok: true });
  expect(await count()).toBe(0);
  expect(await accountLettersTo(harness, email)).toHaveLength(2);
});

test('a code outlives a new key, and ends when the key under which it was made is taken out', async () => {
  const { account, renew } = await withCodes();
  const [first = '', second = ''] = await renew();
  const [old] = harness.services.keys;
  const next: DataKey = { id: 'next', secret: Buffer.alloc(32, 9) };
  expect(await takeRecoveryCode({ ...harness.services, keys: [next, old] }, account.id, first)).toBe(true);
  expect(await takeRecoveryCode({ ...harness.services, keys: [next] }, account.id, second)).toBe(false);
});
