import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccountHarness } from '../../adapters/database/accounts/throwaway-accounts.ts';
import { openSession, refreshSession, type SignedIn } from '../sessions/open-session.ts';
import { isJustConfirmed } from '../sessions/session.ts';
import { firstPassword, mailedCode, newAsker, otherPassword, signUp } from '../testing/account-holder.ts';
import type { AccountHarness } from '../testing/account-services.ts';
import type { AccountAsker } from './asker.ts';
import { confirmIdentity, type IdentityProof, requestConfirmationCode } from './confirm-identity.ts';

let harness: AccountHarness;
beforeAll(async () => {
  harness = await createAccountHarness();
});
afterAll(() => harness.close());

const confirm = (signedIn: SignedIn, asker: AccountAsker, proof: IdentityProof) =>
  confirmIdentity(harness.services, signedIn, { asker, proof });

test('the session goes on under a new id and new tokens, and whoever knew the old ones holds nothing', async () => {
  const { signedIn, started, asker } = await signUp(harness);
  await harness.admin.query("update core.account_sessions set confirmed_at = now() - interval '1 hour' where id = $1", [
    started.session.id,
  ]);
  const before = await openSession(harness.services, started.tokens.accessToken, 'browser');
  expect(before && isJustConfirmed(before.session, new Date())).toBe(false);
  const confirmed = await confirm(signedIn, asker, { kind: 'password', password: firstPassword });
  if (!confirmed.ok) throw new Error(confirmed.error.kind);
  const { session, tokens } = confirmed.value;
  expect(session.id).not.toBe(started.session.id);
  expect(session.endsAt).toEqual(started.session.endsAt);
  expect(isJustConfirmed(session, new Date())).toBe(true);
  expect(await openSession(harness.services, started.tokens.accessToken, 'browser')).toBeNull();
  expect(await refreshSession(harness.services, started.tokens.refreshToken, 'browser')).toMatchObject({ ok: false });
  expect(await openSession(harness.services, tokens.accessToken, 'browser')).not.toBeNull();
  expect(await refreshSession(harness.services, tokens.refreshToken, 'browser')).toMatchObject({ ok: true });
});

test('a wrong password confirms nothing, and guesses are counted per account', async () => {
  const { signedIn, asker } = await signUp(harness);
  const matches = async () => false;
  const services = { ...harness.services, passwords: { ...harness.services.passwords, matches } };
  const proof = { kind: 'password', password: otherPassword } as const;
  const kinds: string[] = [];
  for (let tries = 0; tries < 31; tries++) {
    const outcome = await confirmIdentity(services, signedIn, { asker, proof });
    kinds.push(outcome.ok ? 'confirmed' : outcome.error.kind);
  }
  expect(kinds).toEqual([...Array(30).fill('wrongCredentials'), 'tooMany']);
});

test('a mailed code confirms the account for which it was asked, and no other', async () => {
  const [one, other] = [await signUp(harness), await signUp(harness)];
  const asker = newAsker();
  expect(await requestConfirmationCode(harness.services, one.signedIn, asker)).toMatchObject({ ok: true });
  const code = await mailedCode(harness, asker, 'confirmIdentity');
  expect(await confirm(other.signedIn, asker, { kind: 'code', code })).toEqual({ ok: false, error: { kind: 'codeEnded' } });
  await requestConfirmationCode(harness.services, one.signedIn, asker);
  const again = await mailedCode(harness, asker, 'confirmIdentity');
  expect(await confirm(one.signedIn, asker, { kind: 'code', code: again })).toMatchObject({ ok: true });
});

test('a session that has ended meanwhile is not confirmed back to life', async () => {
  const { signedIn, started, asker } = await signUp(harness);
  await harness.services.sessions.end(started.session.id);
  expect(await confirm(signedIn, asker, { kind: 'password', password: firstPassword })).toEqual({
    ok: false,
    error: { kind: 'sessionEnded' },
  });
});
