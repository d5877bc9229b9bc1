import { err, ok, type Result } from '../../kernel/result.ts';
import { comparableEmail } from '../../personal-data/email.ts';
import { type CodeTrouble, checkCode } from '../codes/check-code.ts';
import type { SignedIn } from '../sessions/open-session.ts';
import { isJustConfirmed } from '../sessions/session.ts';
import { type AccountProblem, emailProblems } from './account-form.ts';
import { accountLink, resetMinutes, undoEmailDays } from './account-link.ts';
import type { AccountServices } from './account-services.ts';
import type { AccountAsker } from './asker.ts';
import type { SensitiveTrouble } from './change-password.ts';
import { requestAccountCode } from './request-account-code.ts';

/** Sends a code to the new address; until it is typed, nothing has changed. */
export async function requestEmailChange(
  services: Pick<AccountServices, 'accounts' | 'codes' | 'withinLimit'>,
  { account, session }: SignedIn,
  { asker, email: written }: { asker: AccountAsker; email: string },
): Promise<Result<{ email: string }, SensitiveTrouble | { kind: 'invalid'; problems: AccountProblem[] } | { kind: 'tooMany' }>> {
  if (!isJustConfirmed(session, new Date())) return err({ kind: 'notConfirmed' });
  const email = comparableEmail(written);
  if (email === null) return err({ kind: 'invalid', problems: emailProblems(written) });
  const { id: accountId, locale } = account;
  const request = { purpose: 'newEmail', contact: { kind: 'email', value: email }, locale, birthDate: null, accountId } as const;
  const requested = await requestAccountCode(services, asker, request);
  return requested.ok ? ok({ email }) : requested;
}

/** `emailTaken`: of another account. Told only to whoever has just proven to read that address. */
export type EmailChangeTrouble = CodeTrouble | { kind: 'emailTaken' };

/** The old address is told, and can take the change back for a week; other sessions end. */
export async function confirmEmailChange(
  { accounts, codes, withinLimit, codeSecret }: Pick<AccountServices, 'accounts' | 'codes' | 'withinLimit' | 'codeSecret'>,
  { account, session }: SignedIn,
  { asker, code }: { asker: AccountAsker; code: string },
): Promise<Result<{ email: string }, EmailChangeTrouble>> {
  const checked = await checkCode({ codes, withinLimit }, asker, { purpose: 'newEmail', code, secret: codeSecret });
  if (!checked.ok) return checked;
  if (checked.value.accountId !== account.id) return err({ kind: 'codeEnded' });
  const newEmail = checked.value.contact.value;
  const { id: accountId, locale } = account;
  const isSet = await accounts.inTransaction(async (transaction) => {
    const current = await transaction.lock(accountId);
    if (!current || !(await transaction.setEmail(accountId, newEmail))) return false;
    const emailChangeId = await transaction.addEmailChange({ accountId, oldEmail: current.email, newEmail });
    await transaction.confirmEmailChange(emailChangeId);
    const linkId = await transaction.addLink({ purpose: 'undoEmail', emailChangeId, minutes: undoEmailDays * 24 * 60 });
    // One that was sent to the old address would still open the account.
    await transaction.endLinks(accountId, 'reset');
    await transaction.endSessions(accountId, session.id);
    await transaction.addLetter({ kind: 'emailChanged', accountId, recipient: current.email, locale, linkId });
    return true;
  });
  return isSet ? ok({ email: newEmail }) : err({ kind: 'emailTaken' });
}

/**
 * The owner of the old address takes the change back. Whoever changed it may hold a password, passkeys and sessions: all of them go, and
 * the letter leads to a new password.
 */
export async function undoEmailChange(
  { accounts, keys }: Pick<AccountServices, 'accounts' | 'keys'>,
  token: string,
): Promise<Result<null, { kind: 'linkEnded' }>> {
  const linkId = accountLink.readToken(keys, token);
  if (linkId === null) return err({ kind: 'linkEnded' });
  const isUndone = await accounts.inTransaction(async (transaction) => {
    const link = await transaction.takeLink(linkId, 'undoEmail');
    const change = link?.emailChangeId ? await transaction.readEmailChange(link.emailChangeId) : null;
    const account = change && (await transaction.lock(change.accountId));
    if (!account) return false;
    const { id: accountId, locale } = account;
    const isBack = await transaction.setEmail(accountId, change.oldEmail);
    // The owner has made a new account meanwhile. The old one keeps the other e-mail, so it must open nobody's record any more.
    if (!isBack) await transaction.linkPatient(accountId, null);
    await transaction.undoEmailChange(change.id);
    await transaction.removePassword(accountId);
    await transaction.removeFactors(accountId);
    await transaction.endSessions(accountId);
    if (!isBack) return true;
    const resetId = await transaction.addLink({ purpose: 'reset', accountId, minutes: resetMinutes });
    await transaction.addLetter({ kind: 'emailChangeUndone', accountId, recipient: change.oldEmail, locale, linkId: resetId });
    return true;
  });
  return isUndone ? ok(null) : err({ kind: 'linkEnded' });
}
