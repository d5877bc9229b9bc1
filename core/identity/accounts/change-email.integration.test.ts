import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccountHarness } from '../../adapters/database/accounts/throwaway-accounts.ts';
import { openSession } from '../sessions/open-session.ts';
import {
  accountLettersTo,
  clinicName,
  firstPassword,
  mailedCode,
  mailedToken,
  newAsker,
  newEmail,
  otherPassword,
  signUp,
  startRegistration,
} from '../testing/account-holder.ts';
import type { AccountHarness } from '../testing/account-services.ts';
import { accountLink } from './account-link.ts';
import { confirmEmailChange, requestEmailChange, undoEmailChange } from './change-email.ts';
import { confirmRegistrationLink } from './confirm-registration-link.ts';
import { readAccountLink } from './read-account-link.ts';
import { requestPasswordReset, resetPassword } from './reset-password.ts';
import { requestSignInCode, signInWithCode } from './sign-in-with-code.ts';
import { signInWithPassword } from './sign-in-with-password.ts';

let harness: AccountHarness;
beforeAll(async () => {
  harness = await createAccountHarness();
});
afterAll(() => harness.close());

type Holder = Awaited<ReturnType<typeof signUp>>;
const byPassword = (email: string) =>
  signInWithPassword(harness.services, newAsker({ isKnownDevice: true }), { email, password: firstPassword, remembered: false });
const ask = ({ signedIn, asker }: Holder, email: string) => requestEmailChange(harness.services, signedIn, { asker, email });

async function change(holder: Holder, email = newEmail()): Promise<string> {
  expect(await ask(holder, email)).toMatchObject({ ok: true });
  const code = await mailedCode(harness, holder.asker, 'newEmail');
  const { asker } = holder;
  expect(await confirmEmailChange(harness.services, holder.signedIn, { asker, code })).toEqual({ ok: true, value: { email } });
  return email;
}

test('a new e-mail that was not proven signs in nowhere, and changes nothing', async () => {
  const holder = await signUp(harness);
  const unproven = newEmail();
  await ask(holder, unproven);
  expect(await byPassword(unproven)).toMatchObject({ ok: false });
  const asker = newAsker();
  await requestSignInCode(harness.services, asker, { email: unproven, locale: 'pt' });
  const code = await mailedCode(harness, asker, 'signIn');
  expect(await signInWithCode(harness.services, asker, { code, remembered: false })).toMatchObject({ ok: false });
  const wrongCode = { asker: holder.asker, code: '000000' };
  expect(await confirmEmailChange(harness.services, holder.signedIn, wrongCode)).toMatchObject({ ok: false });
  expect(await byPassword(holder.email)).toMatchObject({ ok: true });
});

test('once proven: the old one signs in no more, is told, and the other sessions end', async () => {
  const holder = await signUp(harness);
  const elsewhere = await byPassword(holder.email);
  const email = await change(holder);
  expect(await byPassword(email)).toMatchObject({ ok: true });
  expect(await byPassword(holder.email)).toMatchObject({ ok: false });
  expect(await accountLettersTo(harness, holder.email)).toMatchObject([{ kind: 'emailChanged' }]);
  const tokens = elsewhere.ok && elsewhere.value.kind === 'signedIn' ? elsewhere.value.started.tokens : null;
  expect(await openSession(harness.services, tokens?.accessToken ?? '', 'browser')).toBeNull();
  expect(await openSession(harness.services, holder.started.tokens.accessToken, 'browser')).not.toBeNull();
});

test('a reset or a code that was on its way to the old e-mail opens nothing any more', async () => {
  const holder = await signUp(harness);
  await requestPasswordReset(harness.services, { email: holder.email, locale: 'pt', client: newAsker().client });
  const token = (await mailedToken(harness, holder.email, 'reset')) ?? '';
  const asker = newAsker();
  await requestSignInCode(harness.services, asker, { email: holder.email, locale: 'pt' });
  const code = await mailedCode(harness, asker, 'signIn');
  await change(holder);
  const chosen = { token, password: otherPassword, repeat: otherPassword, clinicName };
  expect(await resetPassword(harness.services, chosen)).toEqual({ ok: false, error: { kind: 'linkEnded' } });
  expect(await signInWithCode(harness.services, asker, { code, remembered: false })).toMatchObject({ ok: false });
});

test('the old e-mail takes the change back: sessions, password and factors end, and a new password is chosen there', async () => {
  const holder = await signUp(harness);
  const email = await change(holder);
  const token = (await mailedToken(harness, holder.email, 'emailChanged')) ?? '';
  const open = { kind: 'undoEmail', state: 'open', email: holder.email };
  expect(await readAccountLink(harness.services, token)).toEqual(open);
  expect(await readAccountLink(harness.services, token), 'looking changes nothing').toEqual(open);
  expect(await undoEmailChange(harness.services, token)).toEqual({ ok: true, value: null });
  expect(await harness.services.accounts.byId(holder.account.id)).toMatchObject({ email: holder.email, passwordSetAt: null });
  expect(await openSession(harness.services, holder.started.tokens.accessToken, 'browser')).toBeNull();
  expect(await byPassword(email)).toMatchObject({ ok: false });
  expect(await byPassword(holder.email)).toMatchObject({ ok: false });
  const reset = (await mailedToken(harness, holder.email, 'emailChangeUndone')) ?? '';
  expect(await resetPassword(harness.services, { token: reset, password: firstPassword, repeat: firstPassword, clinicName })).toMatchObject(
    {
      ok: true,
    },
  );
  expect(await byPassword(holder.email)).toMatchObject({ ok: true });
  expect(await undoEmailChange(harness.services, token), 'a link counts once').toMatchObject({ ok: false });
});

test('whoever changed it twice cannot take the undoing back from the address in between', async () => {
  const holder = await signUp(harness);
  const between = await change(holder);
  await change({ ...holder, signedIn: { ...holder.signedIn, account: { ...holder.account, email: between } } });
  const owners = (await mailedToken(harness, holder.email, 'emailChanged')) ?? '';
  const attackers = (await mailedToken(harness, between, 'emailChanged')) ?? '';
  expect(await undoEmailChange(harness.services, owners)).toMatchObject({ ok: true });
  expect(await undoEmailChange(harness.services, attackers)).toEqual({ ok: false, error: { kind: 'linkEnded' } });
  expect(await harness.services.accounts.byId(holder.account.id)).toMatchObject({ email: holder.email });
});

test('where the owner has made a new account meanwhile, the undoing takes the record from the old one', async () => {
  const holder = await signUp(harness);
  const patientId = 4_711;
  await harness.services.accounts.inTransaction((transaction) => transaction.linkPatient(holder.account.id, { patientId, by: 'patient' }));
  const email = await change(holder);
  const token = (await mailedToken(harness, holder.email, 'emailChanged')) ?? '';
  const created = { email: holder.email, name: 'Rui', locale: 'pt', passwordHash: null } as const;
  expect(await harness.services.accounts.inTransaction((transaction) => transaction.create(created))).not.toBeNull();
  expect(await undoEmailChange(harness.services, token)).toEqual({ ok: true, value: null });
  const old = await harness.services.accounts.byId(holder.account.id);
  expect(old).toMatchObject({ email, patientId: null, passwordSetAt: null });
  expect(await openSession(harness.services, holder.started.tokens.accessToken, 'browser')).toBeNull();
});

test('whoever went back to the old e-mail keeps the record when the first link is pressed after all', async () => {
  const holder = await signUp(harness);
  const linked = { patientId: 4_712, by: 'patient' };
  await harness.services.accounts.inTransaction((transaction) => transaction.linkPatient(holder.account.id, linked));
  await change(holder);
  const token = (await mailedToken(harness, holder.email, 'emailChanged')) ?? '';
  await harness.services.accounts.inTransaction((transaction) => transaction.setEmail(holder.account.id, holder.email));
  expect(await undoEmailChange(harness.services, token)).toEqual({ ok: true, value: null });
  expect(await harness.services.accounts.byId(holder.account.id)).toMatchObject({ email: holder.email, patientId: 4_712 });
});

test('after seven days the link has ended', async () => {
  const holder = await signUp(harness);
  await change(holder);
  const token = (await mailedToken(harness, holder.email, 'emailChanged')) ?? '';
  const { rows } = await harness.admin.query(
    "select round(extract(epoch from ends_at - now()) / 86400) as days from core.account_links where purpose = 'undoEmail' order by made_at desc limit 1",
  );
  expect(Number(rows[0]?.days)).toBe(7);
  await harness.admin.query("update core.account_links set ends_at = now() where purpose = 'undoEmail'");
  expect(await readAccountLink(harness.services, token)).toMatchObject({ state: 'ended' });
  expect(await undoEmailChange(harness.services, token)).toMatchObject({ ok: false });
});

test('an e-mail of another account is refused, and told only to whoever has proven to read it', async () => {
  const [holder, other] = [await signUp(harness), await signUp(harness)];
  expect(await ask(holder, other.email)).toMatchObject({ ok: true });
  const code = await mailedCode(harness, holder.asker, 'newEmail');
  const { asker } = holder;
  expect(await confirmEmailChange(harness.services, holder.signedIn, { asker, code })).toEqual({
    ok: false,
    error: { kind: 'emailTaken' },
  });
});

/** An account with this e-mail is being made, and comes to be while the other change is under way. */
async function whileTaken<T>(email: string, work: () => Promise<T>): Promise<T> {
  const { admin } = harness;
  const maker = await admin.connect();
  await maker.query('begin');
  await maker.query("insert into core.accounts (email, name, locale) values ($1, 'Rui', 'pt')", [email]);
  const working = work();
  const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  while ((await admin.query(waiting)).rowCount === 0);
  await maker.query('commit');
  maker.release();
  return working;
}

test('an e-mail that another account takes at the same moment is refused like any other', async () => {
  const holder = await signUp(harness);
  const email = newEmail();
  await ask(holder, email);
  const code = await mailedCode(harness, holder.asker, 'newEmail');
  const changed = await whileTaken(email, () => confirmEmailChange(harness.services, holder.signedIn, { asker: holder.asker, code }));
  expect(changed).toEqual({ ok: false, error: { kind: 'emailTaken' } });
  expect(await harness.services.accounts.byId(holder.account.id)).toMatchObject({ email: holder.email });
});

test('nor does it stop whoever takes a change back', async () => {
  const holder = await signUp(harness);
  const email = await change(holder);
  const token = (await mailedToken(harness, holder.email, 'emailChanged')) ?? '';
  expect(await whileTaken(holder.email, () => undoEmailChange(harness.services, token))).toEqual({ ok: true, value: null });
  expect(await harness.services.accounts.byId(holder.account.id)).toMatchObject({ email, passwordSetAt: null });
});

test('an undoing, and a confirmed registration, need no second connection while they hold one', { timeout: 15_000 }, async () => {
  const holder = await signUp(harness);
  await change(holder);
  const undo = (await mailedToken(harness, holder.email, 'emailChanged')) ?? '';
  const email = newEmail();
  await startRegistration(harness, newAsker(), email);
  const { rows } = await harness.admin.query<{ id: string }>('select id from core.account_registrations where email = $1', [email]);
  const link = { purpose: 'verify', registrationId: rows[0]?.id ?? '', minutes: 10 } as const;
  const linkId = await harness.services.accounts.inTransaction((transaction) => transaction.addLink(link));
  await harness.onOneConnection(async (services) => {
    expect(await undoEmailChange(services, undo)).toMatchObject({ ok: true });
    expect(await confirmRegistrationLink(services, accountLink.writeToken(services.keys, linkId))).toMatchObject({ ok: true });
  });
});

test('without a fresh proof of who is there, the change is not even begun', async () => {
  const { signedIn, asker } = await signUp(harness);
  const stale = { ...signedIn, session: { ...signedIn.session, confirmedAt: new Date(Date.now() - 6 * 60_000) } };
  expect(await requestEmailChange(harness.services, stale, { asker, email: newEmail() })).toEqual({
    ok: false,
    error: { kind: 'notConfirmed' },
  });
});
