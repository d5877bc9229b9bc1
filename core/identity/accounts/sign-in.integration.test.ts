import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccountHarness } from '../../adapters/database/accounts/throwaway-accounts.ts';
import { makeRecoveryCodes } from '../factors/recovery-codes.ts';
import {
  accountLettersTo,
  clinicName,
  firstPassword,
  mailedCode,
  mailedProof,
  mailedToken,
  newAsker,
  newEmail,
  otherPassword,
  signedInBy,
  signUp,
  startRegistration,
} from '../testing/account-holder.ts';
import type { AccountHarness } from '../testing/account-services.ts';
import { appOf } from '../testing/authenticator-app.ts';
import type { AccountAsker } from './asker.ts';
import { requestEmailChange } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { requestConfirmationCode } from './confirm-identity.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { emailOfReset, requestPasswordReset, resetPassword } from './reset-password.ts';
import { requestSignInCode, signInWithCode } from './sign-in-with-code.ts';
import { signInWithPassword } from './sign-in-with-password.ts';

let harness: AccountHarness;
beforeAll(async () => {
  harness = await createAccountHarness();
});
afterAll(() => harness.close());

const byPassword = (asker: AccountAsker, email: string, password = firstPassword) =>
  signInWithPassword(harness.services, asker, { email, password, remembered: false });
const needs = (step: 'code' | 'totp') => ({ ok: true, value: { kind: 'secondStep', step } });

test('in a browser in which the account was used before the password is enough', async () => {
  const { email } = await signUp(harness);
  signedInBy(await byPassword(newAsker({ isKnownDevice: true }), email));
  expect(await accountLettersTo(harness, email)).toEqual([]);
});

test('in a new one a code follows, the owner is told, and the code of another browser opens nothing', async () => {
  const { email } = await signUp(harness);
  const asker = newAsker({ deviceName: 'Chrome · Windows' });
  expect(await byPassword(asker, email.toUpperCase())).toMatchObject(needs('code'));
  const code = await mailedCode(harness, asker, 'newDevice');
  expect(await finishSignIn(harness.services, newAsker(), code)).toEqual({ ok: false, error: { kind: 'codeEnded' } });
  signedInBy(await finishSignIn(harness.services, asker, code));
  expect(await finishSignIn(harness.services, asker, code), 'it counts once').toMatchObject({ ok: false });
  expect(await accountLettersTo(harness, email)).toMatchObject([{ kind: 'newDevice', deviceName: 'Chrome · Windows' }]);
});

test('after five wrong codes not even the right one counts', async () => {
  const { email } = await signUp(harness);
  const asker = newAsker();
  await byPassword(asker, email);
  const code = await mailedCode(harness, asker, 'newDevice');
  const wrong = code === '111111' ? '222222' : '111111';
  for (let tries = 0; tries < 5; tries++) expect(await finishSignIn(harness.services, asker, wrong)).toMatchObject({ ok: false });
  expect(await finishSignIn(harness.services, asker, code)).toEqual({ ok: false, error: { kind: 'codeEnded' } });
});

test('10,000 guesses from 100 addresses: few are tried, and the owner signs in at once, on a known device and on a new one', async () => {
  const { email } = await signUp(harness);
  let hashed = 0;
  // What counts here is how many guesses come through, so that hashes are counted instead of made.
  const matches = async () => {
    hashed += 1;
    return false;
  };
  const passwords = { ...harness.services.passwords, matches };
  const guessers = Array.from({ length: 100 }, () => newAsker());
  const guess = { email, password: otherPassword, remembered: false };
  for (let round = 0; round < 100; round++)
    await Promise.all(guessers.map((asker) => signInWithPassword({ ...harness.services, passwords }, asker, guess)));
  expect(hashed).toBe(1_000);
  signedInBy(await byPassword(newAsker({ isKnownDevice: true }), email));
  const elsewhere = newAsker();
  expect(await byPassword(elsewhere, email)).toMatchObject(needs('code'));
  signedInBy(await finishSignIn(harness.services, elsewhere, await mailedCode(harness, elsewhere, 'newDevice')));
}, 120_000);

test('strangers who ask for codes and resets without end do not use up those of the owner', async () => {
  const { email } = await signUp(harness);
  const ask = (asker: AccountAsker) => requestSignInCode(harness.services, asker, { email, locale: 'pt' });
  const reset = (client: string) => requestPasswordReset(harness.services, { email, locale: 'pt', client });
  const stranger = newAsker();
  const tries = await Promise.all(
    Array.from({ length: 30 }, () => Promise.all([ask(newAsker({ client: stranger.client })), reset(stranger.client)])),
  );
  expect(tries.flat().filter(({ ok }) => !ok).length).toBeGreaterThan(30);
  const owner = newAsker();
  expect(await ask(owner)).toMatchObject({ ok: true });
  expect(await reset(owner.client)).toMatchObject({ ok: true });
});

test('strangers at two addresses guess codes until none is taken: by the letter’s link the owner signs in, once', async () => {
  const { email } = await signUp(harness);
  for (const { client } of [newAsker(), newAsker()])
    for (let codes = 0; codes < 4; codes++) {
      const stranger = newAsker({ client });
      await requestSignInCode(harness.services, stranger, { email, locale: 'pt' });
      for (let tries = 0; tries < 5; tries++) await signInWithCode(harness.services, stranger, { code: 'wrong', remembered: false });
    }
  const owner = newAsker();
  await requestSignInCode(harness.services, owner, { email, locale: 'pt' });
  const typed = { code: await mailedCode(harness, owner, 'signIn'), remembered: false };
  expect(await signInWithCode(harness.services, owner, typed)).toEqual({ ok: false, error: { kind: 'tooMany' } });
  const letterProof = await mailedProof(harness, owner, 'signIn');
  expect(await signInWithCode(harness.services, { ...newAsker(), letterProof }, typed), 'in another browser').toMatchObject({ ok: false });
  signedInBy(await signInWithCode(harness.services, { ...owner, letterProof }, typed));
  expect(await signInWithCode(harness.services, { ...owner, letterProof }, typed), 'it counts once').toMatchObject({ ok: false });
});

test('with an authenticator app its code follows the password, and the mailed code; each of its codes counts once', async () => {
  const { email, account } = await signUp(harness);
  const app = await appOf(harness.services, account);
  const asker = newAsker();
  expect(await byPassword(newAsker({ isKnownDevice: true }), email), 'a browser that proved the e-mail by booking').toMatchObject(
    needs('totp'),
  );
  expect(await byPassword(asker, email)).toMatchObject(needs('totp'));
  expect(await finishSignIn(harness.services, asker, app.usedCode), 'seen before').toEqual({ ok: false, error: { kind: 'codeWrong' } });
  signedInBy(await finishSignIn(harness.services, asker, app.nextCode()));

  const byCode = newAsker();
  await requestSignInCode(harness.services, byCode, { email, locale: 'pt' });
  const code = await mailedCode(harness, byCode, 'signIn');
  expect(await signInWithCode(harness.services, byCode, { code, remembered: false })).toMatchObject(needs('totp'));
  expect(await finishSignIn(harness.services, byCode, code)).toMatchObject({ ok: false });
  expect(await accountLettersTo(harness, email), 'only who got in is told of').toHaveLength(1);
});

test('a recovery code stands in for the app, once', async () => {
  const { email, account } = await signUp(harness);
  await appOf(harness.services, account);
  const [first = '', second = ''] = await makeRecoveryCodes(harness.services, account);
  const [one, other] = [newAsker(), newAsker()];
  for (const asker of [one, other]) await byPassword(asker, email);
  signedInBy(await finishSignIn(harness.services, one, ` ${first.toUpperCase()} `));
  expect(await finishSignIn(harness.services, other, first)).toEqual({ ok: false, error: { kind: 'codeWrong' } });
  signedInBy(await finishSignIn(harness.services, other, second));
  expect(await harness.services.factors.countRecoveryCodes(account.id)).toBe(8);
});

test('a sign-in that waits for the app does not stand in the way of whoever asks for a code in the same browser', async () => {
  const { services } = harness;
  const [waiting, next] = [await signUp(harness), await signUp(harness)];
  await appOf(services, waiting.account);
  const asks: ((asker: AccountAsker) => Promise<{ ok: boolean }>)[] = [
    (asker) => requestSignInCode(services, asker, { email: next.email, locale: 'pt' }),
    (asker) => startRegistration(harness, asker, newEmail()),
    (asker) => requestEmailChange(services, next.signedIn, { asker, email: newEmail() }),
    (asker) => requestConfirmationCode(services, next.signedIn, asker),
  ];
  for (const ask of asks) {
    const asker = newAsker();
    expect(await byPassword(asker, waiting.email)).toMatchObject(needs('totp'));
    expect(await ask(asker)).toMatchObject({ ok: true });
    expect(await services.accounts.pendingSignIn(asker.browserKey)).toBeNull();
  }
});

test('the app’s six digits cannot be guessed from many addresses by whoever knows the password', async () => {
  const { email, account } = await signUp(harness);
  await appOf(harness.services, account);
  const begun = [];
  for (let tries = 0; tries < 25; tries++) begun.push(await byPassword(newAsker(), email));
  expect(begun.filter(({ ok }) => ok)).toHaveLength(20);
});

test('a reset ends every session and keeps the second step; its link counts once and not after a newer one', async () => {
  const { email, account, started } = await signUp(harness);
  await appOf(harness.services, account);
  const ask = () => requestPasswordReset(harness.services, { email, locale: 'pt', client: newAsker().client });
  const choose = (token: string) => resetPassword(harness.services, { token, password: otherPassword, repeat: otherPassword, clinicName });
  await ask();
  const older = (await mailedToken(harness, email, 'reset')) ?? '';
  await ask();
  const newer = (await mailedToken(harness, email, 'reset')) ?? '';
  expect(await emailOfReset(harness.services, older)).toBeNull();
  expect(await emailOfReset(harness.services, newer)).toBe(email);
  expect(await choose(older)).toEqual({ ok: false, error: { kind: 'linkEnded' } });
  const both = await Promise.all([choose(newer), choose(newer)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await harness.services.sessions.open(started.session.id)).toBeNull();
  expect(await byPassword(newAsker(), email, otherPassword)).toMatchObject(needs('totp'));
  expect((await accountLettersTo(harness, email)).map(({ kind }) => kind)).toContain('passwordChanged');
});

test('whoever typed the old password while a reset was under way does not get in after it', async () => {
  const { email, account } = await signUp(harness);
  const reset = async () => {
    await requestPasswordReset(harness.services, { email, locale: 'pt', client: newAsker().client });
    const token = (await mailedToken(harness, email, 'reset')) ?? '';
    const chosen = { token, password: otherPassword, repeat: otherPassword, clinicName };
    expect(await resetPassword(harness.services, chosen)).toMatchObject({ ok: true });
  };
  const { passwords, factors } = harness.services;
  const matches = async (hash: string | null, password: string) => {
    const isRight = await passwords.matches(hash, password);
    await reset();
    return isRight;
  };
  const slow = { ...harness.services, passwords: { ...passwords, matches } };
  const given = { email, password: firstPassword, remembered: true };
  expect(await signInWithPassword(slow, newAsker({ isKnownDevice: true }), given)).toEqual({
    ok: false,
    error: { kind: 'wrongCredentials' },
  });
  expect(await harness.services.sessions.list(account.id)).toEqual([]);

  const elsewhere = newAsker();
  expect(await signInWithPassword(slow, elsewhere, { ...given, password: otherPassword })).toMatchObject(needs('code'));
  expect(await finishSignIn(harness.services, elsewhere, await mailedCode(harness, elsewhere, 'newDevice'))).toMatchObject({ ok: false });

  const lastMoment = newAsker();
  expect(await byPassword(lastMoment, email, otherPassword)).toMatchObject(needs('code'));
  const totp = async (accountId: string) => {
    await reset();
    return factors.totp(accountId);
  };
  const code = await mailedCode(harness, lastMoment, 'newDevice');
  expect(await finishSignIn({ ...harness.services, factors: { ...factors, totp } }, lastMoment, code)).toMatchObject({ ok: false });
  expect(await harness.services.sessions.list(account.id)).toEqual([]);
});

test('a changed password ends the other sessions, open resets and sign-ins under way', async () => {
  const { email, signedIn } = await signUp(harness);
  const other = signedInBy(await byPassword(newAsker({ isKnownDevice: true }), email));
  const underWay = newAsker();
  await byPassword(underWay, email);
  const code = await mailedCode(harness, underWay, 'newDevice');
  await requestPasswordReset(harness.services, { email, locale: 'pt', client: newAsker().client });
  const token = (await mailedToken(harness, email, 'reset')) ?? '';
  const chosen = { password: otherPassword, repeat: otherPassword, clinicName };
  expect(await changePassword(harness.services, signedIn, chosen)).toMatchObject({ ok: true });
  expect(await harness.services.sessions.open(other.started.session.id)).toBeNull();
  expect(await harness.services.sessions.open(signedIn.session.id)).not.toBeNull();
  expect(await finishSignIn(harness.services, underWay, code)).toMatchObject({ ok: false });
  expect(await emailOfReset(harness.services, token)).toBeNull();
});
