import type { ClinicUnavailable } from '../../clinic/clinic-service.ts';
import { agrees, sameName } from '../../identity/agrees.ts';
import { contactDigest } from '../../identity/contact.ts';
import { personOf } from '../../identity/match-record.ts';
import { err, ok } from '../../kernel/result.ts';
import type { DeskTrouble } from '../desk-request.ts';
import { type AccountRequest, closeRecordWork, entryOf } from './account-request.ts';
import type { RecordPorts } from './find-records.ts';

type MoveTrouble = DeskTrouble | ClinicUnavailable | { kind: 'noRecord' } | { kind: 'recordDiffers' } | { kind: 'recordTaken' };
type Records = { from: number; to: number };

/**
 * The clinic merged two records of one person: the account goes on with the one that stayed. No document is needed, because both are the
 * same person's; where they are not, the account is unlinked and linked anew with a document.
 */
export async function moveRecordLink(request: AccountRequest, { from, to }: Records, { clinic, keys }: RecordPorts) {
  const { desk, staff, accountId } = request;
  const [before, after] = await Promise.all([clinic.readPatient(from), clinic.readPatient(to)]);
  if (!before.ok) return before;
  if (!after.ok) return after;
  const { value: record } = after;
  if (!record) return err({ kind: 'noRecord' as const });
  if (before.value && !agrees(personOf(before.value), personOf(record))) return err({ kind: 'recordDiffers' as const });
  return desk.act<MoveTrouble>({ ...entryOf(request), action: 'moveLink', detail: { from, to } }, async (transaction) => {
    const account = await transaction.lock(accountId);
    if (!account) return err({ kind: 'notFound' });
    if (account.patientId !== from || from === to) return err({ kind: 'nothingToDo' });
    // The merge may have deleted the record, and its birth date with it.
    if (!before.value && !sameName(record.name, account.name)) return err({ kind: 'recordDiffers' });
    if ((await transaction.lockRecord(to)).linkedAccountIds.length > 0) return err({ kind: 'recordTaken' });
    await transaction.linkPatient(accountId, { patientId: to, by: staff.name });
    await transaction.confirmContact(to, contactDigest(keys, { kind: 'email', value: account.email }), staff, new Date());
    const closed = await closeRecordWork(transaction, request);
    if (!closed.ok) return closed;
    return ok('done' as const);
  });
}
