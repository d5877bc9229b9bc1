import { err, ok, type Result } from '../../kernel/result.ts';
import type { AccountServices } from '../accounts/account-services.ts';
import type { SensitiveTrouble } from '../accounts/change-password.ts';
import type { SignedIn } from './open-session.ts';
import { isJustConfirmed } from './session.ts';

/** Of the account holder's own devices; whoever found an open telephone must not lock its owner out elsewhere. */
export async function endDevice(
  { sessions, reportForeignId }: Pick<AccountServices, 'sessions' | 'reportForeignId'>,
  { account, session }: SignedIn,
  sessionId: string,
): Promise<Result<null, SensitiveTrouble>> {
  if (!isJustConfirmed(session, new Date())) return err({ kind: 'notConfirmed' });
  if (!(await sessions.endOne(account.id, sessionId))) reportForeignId({ accountId: account.id, what: 'device' });
  return ok(null);
}

export async function endOtherDevices(
  { accounts }: Pick<AccountServices, 'accounts'>,
  { account, session }: SignedIn,
): Promise<Result<null, SensitiveTrouble>> {
  if (!isJustConfirmed(session, new Date())) return err({ kind: 'notConfirmed' });
  await accounts.inTransaction((transaction) => transaction.endSessions(account.id, session.id));
  return ok(null);
}
