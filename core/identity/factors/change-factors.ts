import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { Account } from '../accounts/account.ts';
import type { AccountServices } from '../accounts/account-services.ts';
import type { SensitiveTrouble } from '../accounts/change-password.ts';
import type { SignedIn } from '../sessions/open-session.ts';
import { isJustConfirmed } from '../sessions/session.ts';
import { addPasskey } from './passkeys.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { enrolTotp, isTotpCode, type NewTotp } from './totp.ts';

type Changed<T, Trouble = never> = Promise<Result<T, SensitiveTrouble | Trouble>>;

const notConfirmed = ({ session }: SignedIn): boolean => !isJustConfirmed(session, new Date());

/** Whoever reads the mail of the account learns that a way in was added or removed. */
const tell = ({ accounts }: AccountServices, { id: accountId, email: recipient, locale }: Account) =>
  accounts.inTransaction((transaction) => transaction.addLetter({ kind: 'factorsChanged', accountId, recipient, locale }));

export async function addAccountPasskey(
  services: AccountServices,
  signedIn: SignedIn,
  { name, response }: { name: string; response: RegistrationResponseJSON },
): Changed<null, { kind: 'passkeyRefused' }> {
  if (notConfirmed(signedIn)) return err({ kind: 'notConfirmed' });
  const { account, session } = signedIn;
  const isAdded = await addPasskey(services, { accountId: account.id, sessionId: session.id, name, response });
  if (!isAdded) return err({ kind: 'passkeyRefused' });
  await tell(services, account);
  return ok(null);
}

export async function removeAccountPasskey(services: AccountServices, signedIn: SignedIn, passkeyId: string): Changed<null> {
  if (notConfirmed(signedIn)) return err({ kind: 'notConfirmed' });
  const { account } = signedIn;
  if (await services.factors.removePasskey(account.id, passkeyId)) await tell(services, account);
  else services.reportForeignId({ accountId: account.id, what: 'passkey' });
  return ok(null);
}

/** Null where an authenticator app is in use already. */
export async function startTotp(services: AccountServices, signedIn: SignedIn, issuer: string): Changed<NewTotp | null> {
  if (notConfirmed(signedIn)) return err({ kind: 'notConfirmed' });
  return ok(await enrolTotp(services.factors, signedIn.account, issuer));
}

/** The first right code of the app puts it into use; the recovery codes are shown this once. */
export async function confirmTotp(services: AccountServices, signedIn: SignedIn, code: string): Changed<string[], { kind: 'codeWrong' }> {
  if (notConfirmed(signedIn)) return err({ kind: 'notConfirmed' });
  const { account } = signedIn;
  const kept = await services.factors.totp(account.id);
  if (!kept || kept.confirmedAt || !(await isTotpCode(services.factors, account.id, code))) return err({ kind: 'codeWrong' });
  return ok(await makeRecoveryCodes(services, account));
}

export async function removeTotp(services: AccountServices, signedIn: SignedIn): Changed<null> {
  if (notConfirmed(signedIn)) return err({ kind: 'notConfirmed' });
  const { id: accountId, email: recipient, locale } = signedIn.account;
  await services.accounts.inTransaction(async (transaction) => {
    if (await transaction.removeTotp(accountId)) await transaction.addLetter({ kind: 'factorsChanged', accountId, recipient, locale });
  });
  return ok(null);
}

export async function renewRecoveryCodes(services: AccountServices, signedIn: SignedIn): Changed<string[]> {
  if (notConfirmed(signedIn)) return err({ kind: 'notConfirmed' });
  return ok(await makeRecoveryCodes(services, signedIn.account));
}
