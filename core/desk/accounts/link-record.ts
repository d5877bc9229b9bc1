import type { ClinicUnavailable, PatientRecord } from '../../clinic/clinic-service.ts';
import type { Account } from '../../identity/accounts/account.ts';
import { sameName } from '../../identity/agrees.ts';
import { contactDigest, toContact } from '../../identity/contact.ts';
import { isConfirmed } from '../../identity/patient-contacts.ts';
import type { Day } from '../../kernel/lisbon-time.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { isPlainAddress } from '../../mail/mail.ts';
import type { IdentityCheck } from '../check-identity.ts';
import type { DeskTrouble } from '../desk-request.ts';
import { type AccountRequest, closeRecordWork, entryOf } from './account-request.ts';
import type { RecordPorts } from './find-records.ts';

/** What staff read from the document. `isNameSeen`: it has the name of the record, where the account has another. */
export type SeenDocument = { how: IdentityCheck; birthDate: Day; isNameSeen: boolean };

export type DeskLinkTrouble =
  | DeskTrouble
  | ClinicUnavailable
  | { kind: 'noRecord' }
  | { kind: 'birthDateDiffers' }
  | { kind: 'nameDiffers' }
  | { kind: 'recordTaken' };

/** Whether the document, the account and the record are of one person; null where they are. */
export function documentTrouble(
  account: Pick<Account, 'name'>,
  record: Pick<PatientRecord, 'name' | 'birthDay'>,
  { birthDate, isNameSeen }: SeenDocument,
): { kind: 'birthDateDiffers' } | { kind: 'nameDiffers' } | null {
  if (record.birthDay === '' || record.birthDay !== birthDate) return { kind: 'birthDateDiffers' };
  return isNameSeen || sameName(record.name, account.name) ? null : { kind: 'nameDiffers' };
}

/**
 * Staff saw the person with a document: the account opens this record, and its e-mail becomes a confirmed contact of it. The contacts that
 * were believed before are told, so that a mistake is noticed by whom it concerns.
 */
export async function linkRecordByDesk(request: AccountRequest, patientId: number, seen: SeenDocument, ports: RecordPorts) {
  const { desk, staff, accountId } = request;
  const read = await readRecord(ports, patientId);
  if (!read.ok) return read;
  const { record, believed } = read.value;
  const detail = { patientId, how: seen.how };
  return desk.act<DeskLinkTrouble>({ ...entryOf(request), action: 'linkRecord', detail }, async (transaction) => {
    const account = await transaction.lock(accountId);
    if (!account) return err({ kind: 'notFound' });
    if (account.patientId !== null) return err({ kind: 'nothingToDo' });
    const trouble = documentTrouble(account, record, seen);
    if (trouble) return err(trouble);
    if ((await transaction.lockRecord(patientId)).linkedAccountIds.length > 0) return err({ kind: 'recordTaken' });
    await transaction.linkPatient(accountId, { patientId, by: staff.name });
    const { email, locale } = account;
    await transaction.confirmContact(patientId, contactDigest(ports.keys, { kind: 'email', value: email }), staff, new Date());
    const closed = await closeRecordWork(transaction, request);
    if (!closed.ok) return closed;
    for (const recipient of new Set([email, ...believed]))
      await transaction.addLetter({ kind: 'recordLinked', accountId, recipient, locale });
    return ok('done' as const);
  });
}

type Read = { record: PatientRecord; believed: string[] };

/** `believed`: its confirmed e-mails. One that came with a booking may be a stranger's, who must not learn of the account. */
async function readRecord(
  { clinic, contacts, keys }: RecordPorts,
  patientId: number,
): Promise<Result<Read, ClinicUnavailable | { kind: 'noRecord' }>> {
  const answer = await clinic.readPatient(patientId);
  if (!answer.ok) return answer;
  const record = answer.value;
  if (!record) return err({ kind: 'noRecord' });
  const known = await contacts.of([patientId]);
  const believed = record.contacts.flatMap((written) => {
    const contact = toContact(written);
    return contact?.kind === 'email' && isPlainAddress(contact.value) && isConfirmed(keys, record, contact, known) ? [contact.value] : [];
  });
  return ok({ record, believed });
}
