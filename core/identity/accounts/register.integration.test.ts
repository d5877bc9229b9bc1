import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccountHarness } from '../../adapters/database/accounts/throwaway-accounts.ts';
import {
  accountLettersTo,
  clinicName,
  firstPassword,
  formOf,
  mailedCode,
  mailedToken,
  newAsker,
  newEmail,
  otherPassword,
  signedInBy,
  signUp,
  startRegistration,
} from '../testing/account-holder.ts';
import type { AccountHarness } from '../testing/account-services.ts';
import { accountLink } from './account-link.ts';
import { completeRegistration } from './complete-registration.ts';
import { confirmRegistrationLink } from './confirm-registration-link.ts';
import { registerAccount } from './register.ts';
import { requestPasswordReset, resetPassword } from './reset-password.ts';
import { requestSignInCode, signInWithCode } from './sign-in-with-code.ts';
import { signInWithPassword } from './sign-in-with-password.ts';

let harness: AccountHarness;
beforeAll(async () => {
  harness = await createAccountHarness();
});
afterAll(() => harness.close());

const byPassword = (email: string, password: string) =>
  signInWithPassword(harness.services, newAsker({ isKnownDevice: true }), { email, password, remembered: false });
const wrong = { ok: false, error: { kind: 'wrongCredentials' } };

/** Somebody who does not read the victim's mail registers it first. */
async function attackFirst() {
  const email = newEmail();
  const attacker = newAsker();
  await startRegistration(harness, attacker, email, otherPassword);
  return { email, attacker, stolenCode: await mailedCode(harness, attacker, 'register') };
}

test('no account and no session is made before the code is typed', async () => {
  const { email, attacker } = await attackFirst();
  expect(await harness.services.accounts.byEmail(email)).toBeNull();
  expect(await byPassword(email, otherPassword)).toEqual(wrong);
  expect(await completeRegistration(harness.services, attacker, '000000')).toMatchObject({ ok: false });
});

test('whoever registered an e-mail first gains nothing when its owner registers', async () => {
  const { email, attacker, stolenCode } = await attackFirst();
  const owner = await signUp(harness, { email });
  expect(owner.account.name).toBe('Joaquim Exemplo');
  expect(await byPassword(email, otherPassword)).toEqual(wrong);
  expect(await byPassword(email, firstPassword)).toMatchObject({ ok: true });
  // Not even with the code that was sent to the owner at the time.
  expect(await completeRegistration(harness.services, attacker, stolenCode)).toEqual({ ok: false, error: { kind: 'codeEnded' } });
});

test('nor when the owner asks for a new password, or for a code to sign in: there is no account, and only the mail says so', async () => {
  const { email } = await attackFirst();
  expect(await requestPasswordReset(harness.services, { email, locale: 'pt', client: newAsker().client })).toMatchObject({ ok: true });
  expect(await mailedToken(harness, email, 'reset')).toBeNull();
  const owner = newAsker();
  expect(await requestSignInCode(harness.services, owner, { email, locale: 'pt' })).toMatchObject({ ok: true });
  const guessed = await mailedCode(harness, owner, 'signIn');
  expect(await signInWithCode(harness.services, owner, { code: guessed, remembered: false })).toMatchObject({ ok: false });
  expect(await harness.services.accounts.byEmail(email)).toBeNull();
});

test('nor when the owner presses the link that the front desk sent: the password that was typed dies', async () => {
  const { email, attacker, stolenCode } = await attackFirst();
  const found = await harness.admin.query<{ id: string }>('select id from core.account_registrations where email = $1', [email]);
  const registrationId = found.rows[0]?.id ?? '';
  // The desk may send it days after the registration.
  await harness.admin.query("update core.account_registrations set requested_at = now() - interval '2 days' where email = $1", [email]);
  const linkId = await harness.services.accounts.inTransaction((transaction) =>
    transaction.addLink({ purpose: 'verify', registrationId, minutes: 10 }),
  );
  const token = accountLink.writeToken(harness.services.keys, linkId);
  const confirmed = await confirmRegistrationLink(harness.services, token);
  if (!confirmed.ok) throw new Error(confirmed.error.kind);
  expect(await byPassword(email, otherPassword)).toEqual(wrong);
  expect(await completeRegistration(harness.services, attacker, stolenCode)).toMatchObject({ ok: false });
  const reset = accountLink.writeToken(harness.services.keys, confirmed.value.resetLinkId);
  const chosen = { token: reset, password: firstPassword, repeat: firstPassword, clinicName };
  expect(await resetPassword(harness.services, chosen)).toEqual({ ok: true, value: { email } });
  expect(await byPassword(email, firstPassword)).toMatchObject({ ok: true });
  expect(await confirmRegistrationLink(harness.services, token), 'a link counts once').toMatchObject({ ok: false });
});

test('registering an e-mail that has an account lets its owner in, keeps the password and tells of the device', async () => {
  const { email, account } = await signUp(harness);
  const asker = newAsker();
  await startRegistration(harness, asker, email, otherPassword);
  const again = signedInBy(await completeRegistration(harness.services, asker, await mailedCode(harness, asker, 'register')));
  expect(again.account.id).toBe(account.id);
  expect(await byPassword(email, otherPassword)).toEqual(wrong);
  expect(await byPassword(email, firstPassword)).toMatchObject({ ok: true });
  expect(await accountLettersTo(harness, email)).toMatchObject([{ kind: 'newDevice', deviceName: 'Firefox · Linux' }]);
});

test('a code counts once, in the browser that asked for it, and for what it was asked for', async () => {
  const [asker, email] = [newAsker(), newEmail()];
  await startRegistration(harness, asker, email);
  const code = await mailedCode(harness, asker, 'register');
  expect(await completeRegistration(harness.services, newAsker(), code)).toEqual({ ok: false, error: { kind: 'codeEnded' } });
  expect(await signInWithCode(harness.services, asker, { code, remembered: false })).toEqual({ ok: false, error: { kind: 'codeEnded' } });
  signedInBy(await completeRegistration(harness.services, asker, code));
  expect(await completeRegistration(harness.services, asker, code)).toEqual({ ok: false, error: { kind: 'codeEnded' } });
});

test('known and unknown e-mails take the same statements: to registerAccount, to reset, to ask for a code, with a wrong password', async () => {
  const { email: known } = await signUp(harness);
  const { services, statementsOf } = harness;
  const verbs: ((email: string) => Promise<unknown>)[] = [
    (email) => registerAccount(services, newAsker(), formOf(email), { locale: 'pt', clinicName }),
    (email) => requestPasswordReset(services, { email, locale: 'pt', client: newAsker().client }),
    (email) => requestSignInCode(services, newAsker(), { email, locale: 'pt' }),
    (email) => signInWithPassword(services, newAsker(), { email, password: otherPassword, remembered: false }),
  ];
  for (const verb of verbs) {
    const [one, other] = [await statementsOf(() => verb(known)), await statementsOf(() => verb(newEmail()))];
    expect(one.length).toBeGreaterThan(1);
    expect(one).toEqual(other);
  }
});

test('what is wrong with the form is told by field, and nothing is stored', async () => {
  const form = { name: ' ', email: 'nobody', password: 'password1234', repeat: 'x', consent: false };
  const refused = await registerAccount(harness.services, newAsker(), form, { locale: 'pt', clinicName });
  expect(refused).toMatchObject({
    error: {
      kind: 'invalid',
      problems: [{ kind: 'nameRequired' }, { kind: 'emailInvalid' }, { field: 'password' }, { kind: 'consentRequired' }],
    },
  });
  expect((await harness.admin.query("select from core.account_registrations where email = 'nobody'")).rowCount).toBe(0);
});
