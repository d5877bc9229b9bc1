import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { err, ok, type Result } from '../../kernel/result.ts';
import { checkCode } from '../codes/check-code.ts';
import { acceptPasskey } from '../factors/passkeys.ts';
import { unlessBusy } from '../passwords/unless-busy.ts';
import type { SignedIn } from '../sessions/open-session.ts';
import { confirmSession, type StartedSession } from '../sessions/start-session.ts';
import type { AccountServices } from './account-services.ts';
import type { AccountAsker } from './asker.ts';
import { requestAccountCode } from './request-account-code.ts';

export type IdentityProof =
  | { kind: 'password'; password: string }
  | { kind: 'code'; code: string }
  | { kind: 'passkey'; response: AuthenticationResponseJSON };
export type ConfirmTrouble = {
  kind: 'wrongCredentials' | 'codeWrong' | 'codeEnded' | 'passkeyRefused' | 'tooMany' | 'sessionEnded' | 'busy';
};

export async function requestConfirmationCode(
  services: Pick<AccountServices, 'accounts' | 'codes' | 'withinLimit'>,
  { account }: SignedIn,
  asker: AccountAsker,
): Promise<Result<null, { kind: 'tooMany' }>> {
  const { id: accountId, email, locale } = account;
  const request = { purpose: 'confirmIdentity', contact: { kind: 'email', value: email }, locale, birthDate: null, accountId } as const;
  return requestAccountCode(services, notAStranger(asker), request);
}

/** Whoever is signed in: strangers who know the e-mail do not use up their codes and tries. */
const notAStranger = (asker: AccountAsker): AccountAsker => ({ ...asker, isKnownDevice: () => true });

/** Before a sensitive change: passkey, password or code. The session goes on under new tokens, and counts as confirmed for some minutes. */
export async function confirmIdentity(
  services: AccountServices,
  { account, session }: SignedIn,
  { asker, proof }: { asker: AccountAsker; proof: IdentityProof },
): Promise<Result<StartedSession, ConfirmTrouble>> {
  if (!(await services.withinLimit('confirmationsPerAccount', account.id))) return err({ kind: 'tooMany' });
  const trouble = await troubleWith(services, { account, session }, asker, proof);
  if (trouble) return err({ kind: trouble });
  const confirmed = await confirmSession(services, session.id);
  return confirmed ? ok(confirmed) : err({ kind: 'sessionEnded' });
}

async function troubleWith(
  services: AccountServices,
  { account, session }: Pick<SignedIn, 'account' | 'session'>,
  asker: AccountAsker,
  proof: IdentityProof,
): Promise<ConfirmTrouble['kind'] | null> {
  const { accounts, passwords, codeSecret } = services;
  if (proof.kind === 'password') {
    const found = await accounts.passwordHash(account.email);
    const matched = await unlessBusy(passwords.matches(found?.hash ?? null, proof.password));
    if (!matched.ok) return matched.error.kind;
    return matched.value ? null : 'wrongCredentials';
  }
  if (proof.kind === 'passkey') {
    const accountId = await acceptPasskey(services, `confirm ${session.id}`, proof.response);
    return accountId === account.id ? null : 'passkeyRefused';
  }
  const checked = await checkCode(services, notAStranger(asker), { purpose: 'confirmIdentity', code: proof.code, secret: codeSecret });
  if (!checked.ok) return checked.error.kind;
  return checked.value.accountId === account.id ? null : 'codeEnded';
}
