import type { SensitiveTrouble } from '../../identity/accounts/change-password.ts';
import type { SignedIn } from '../../identity/sessions/open-session.ts';
import { isJustConfirmed } from '../../identity/sessions/session.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { AreaServices } from '../area-services.ts';
import type { DataRequest } from './data-request-store.ts';

/** The law's month. The last day of a shorter month, where the next has no such day. */
export function oneMonthAfter(now: Date): Date {
  const due = new Date(now);
  due.setUTCMonth(due.getUTCMonth() + 1);
  if (due.getUTCDate() !== now.getUTCDate()) due.setUTCDate(0);
  return due;
}

/** A person at the clinic answers within a month; a visit to come goes on. */
export async function requestErasure(
  { dataRequests }: Pick<AreaServices, 'dataRequests'>,
  { account, session }: SignedIn,
  now: Date,
): Promise<Result<DataRequest, SensitiveTrouble>> {
  if (!isJustConfirmed(session, new Date())) return err({ kind: 'notConfirmed' });
  return ok(await dataRequests.requestErasure(account.id, oneMonthAfter(now)));
}
