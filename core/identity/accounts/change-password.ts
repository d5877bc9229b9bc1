import { err, ok, type Result } from '../../kernel/result.ts';
import { type BusyTrouble, unlessBusy } from '../passwords/unless-busy.ts';
import type { SignedIn } from '../sessions/open-session.ts';
import { isJustConfirmed } from '../sessions/session.ts';
import { type AccountProblem, passwordProblems } from './account-form.ts';
import type { AccountServices } from './account-services.ts';

/** `notConfirmed`: the account holder is asked to prove who they are, and comes back. */
export type SensitiveTrouble = { kind: 'notConfirmed' };
type NewPassword = { password: string; repeat: string; clinicName: string };

/** All other sessions end: whoever knew the old password is out. */
export async function changePassword(
  { accounts, passwords }: Pick<AccountServices, 'accounts' | 'passwords'>,
  { account, session }: SignedIn,
  { password, repeat, clinicName }: NewPassword,
): Promise<Result<null, SensitiveTrouble | BusyTrouble | { kind: 'invalid'; problems: AccountProblem[] }>> {
  if (!isJustConfirmed(session, new Date())) return err({ kind: 'notConfirmed' });
  const problems = passwordProblems({ password, repeat, personal: [account.name, account.email, clinicName] });
  if (problems.length > 0) return err({ kind: 'invalid', problems });
  const hashed = await unlessBusy(passwords.hash(password));
  if (!hashed.ok) return hashed;
  await accounts.inTransaction(async (transaction) => {
    await transaction.setPassword(account.id, hashed.value);
    await transaction.endLinks(account.id, 'reset');
    await transaction.endSessions(account.id, session.id);
    const { id: accountId, email: recipient, locale } = account;
    await transaction.addLetter({ kind: 'passwordChanged', accountId, recipient, locale });
  });
  return ok(null);
}
