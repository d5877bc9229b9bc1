import type { SensitiveTrouble } from '../../identity/accounts/change-password.ts';
import type { SignedIn } from '../../identity/sessions/open-session.ts';
import { isJustConfirmed } from '../../identity/sessions/session.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { AreaServices } from '../area-services.ts';
import { type ProfileFieldName, type ProfileFieldTrouble, parseProfileField } from './profile-fields.ts';

/** `changeId` is null where there is nothing to send: the name of an account without a record, and what was emptied. */
type Kept = { changeId: string | null };
type ChangeTrouble = ProfileFieldTrouble | SensitiveTrouble | { kind: 'notLinked' | 'tooMany' };

/** By which the clinic, the State and the payment know a person: whoever found an open telephone must not put their own there. */
const sensitiveFields: ReadonlySet<ProfileFieldName> = new Set(['phone', 'vat', 'nSNS', 'nCC']);

/** Kept at once and sent by the worker: nothing typed is lost while the clinic does not answer. */
export async function changeProfile(
  { accounts, profile, withinLimit }: Pick<AreaServices, 'accounts' | 'profile' | 'withinLimit'>,
  { account, session }: SignedIn,
  { field, typed }: { field: ProfileFieldName; typed: string },
): Promise<Result<Kept, ChangeTrouble>> {
  const { id: accountId, patientId } = account;
  if (patientId === null && field !== 'name') return err({ kind: 'notLinked' });
  const isSensitive = sensitiveFields.has(field);
  if (isSensitive && !isJustConfirmed(session, new Date())) return err({ kind: 'notConfirmed' });
  const parsed = parseProfileField(field, typed);
  if (!parsed.ok) return parsed;
  const { value } = parsed;
  if (field === 'name') await accounts.inTransaction((transaction) => transaction.changeDetails(accountId, { name: value }));
  // The service leaves out what is empty, so nothing can be emptied there.
  if (patientId === null || value === '') return ok({ changeId: null });
  // The clinic refuses a number that another patient has: without a limit one could ask it about many.
  if (isSensitive && !(await withinLimit('recordNumbersPerAccount', accountId))) return err({ kind: 'tooMany' });
  return ok({ changeId: await profile.add({ accountId, patientId, field, value, isContactProven: false }) });
}
