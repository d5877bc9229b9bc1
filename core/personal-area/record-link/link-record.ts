import type { ProvenPatient } from '../../booking/form/prove-draft.ts';
import type { ClinicUnavailable, PatientRecord } from '../../clinic/clinic-service.ts';
import type { SensitiveTrouble } from '../../identity/accounts/change-password.ts';
import { toContact } from '../../identity/contact.ts';
import { isConfirmed } from '../../identity/patient-contacts.ts';
import type { SignedIn } from '../../identity/sessions/open-session.ts';
import { isJustConfirmed } from '../../identity/sessions/session.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { isPlainAddress } from '../../mail/mail.ts';
import { firstNameOf } from '../../personal-data/person-name.ts';
import type { AreaServices } from '../area-services.ts';

/** `notMatched` is the same for no record, another birth date and a record that another account has: nothing of a record is told. */
export type LinkRecordTrouble = ClinicUnavailable | { kind: 'codeEnded' } | { kind: 'notMatched' };

type Ports = Pick<AreaServices, 'codes' | 'clinic' | 'contacts' | 'recordLinks' | 'keys' | 'reportForeignId'>;

/** The records that the proven contact and the birth date belong to. */
async function provenRecords(
  { codes, clinic }: Pick<Ports, 'codes' | 'clinic'>,
  accountId: string,
  browserKey: string,
): Promise<Result<PatientRecord[], LinkRecordTrouble>> {
  const code = await codes.latest(browserKey, 'linkRecord');
  if (!code?.provenAt || code.accountId !== accountId) return err({ kind: 'codeEnded' });
  const records: PatientRecord[] = [];
  for (const read of await Promise.all((code.patientIds ?? []).map((id) => clinic.readPatient(id)))) {
    if (!read.ok) return read;
    if (read.value && read.value.birthDay !== '' && read.value.birthDay === code.birthDate) records.push(read.value);
  }
  return records.length > 0 ? ok(records) : err({ kind: 'notMatched' });
}

/** By first name and year of birth, so that a family can choose. */
export async function linkablePeople(
  ports: Pick<Ports, 'codes' | 'clinic'>,
  { account }: SignedIn,
  browserKey: string,
): Promise<Result<ProvenPatient[], LinkRecordTrouble>> {
  const proven = await provenRecords(ports, account.id, browserKey);
  if (!proven.ok) return proven;
  return ok(proven.value.map(({ id, name, birthDay }) => ({ id, firstName: firstNameOf(name), birthYear: birthDay.slice(0, 4) })));
}

/**
 * From here on the account opens this record. Its other confirmed e-mails are told, so that somebody else's link is noticed by its owner.
 * A record that another account has is not taken from it: the front desk finds out whose it is.
 */
export async function linkRecord(
  ports: Ports,
  { account, session }: SignedIn,
  { browserKey, patientId }: { browserKey: string; patientId: number },
): Promise<Result<{ patientId: number }, LinkRecordTrouble | SensitiveTrouble>> {
  if (!isJustConfirmed(session, new Date())) return err({ kind: 'notConfirmed' });
  const proven = await provenRecords(ports, account.id, browserKey);
  if (!proven.ok) return proven;
  const record = proven.value.find(({ id }) => id === patientId);
  if (!record) {
    ports.reportForeignId({ accountId: account.id, what: 'record' });
    return err({ kind: 'notMatched' });
  }
  const told = await confirmedEmails(ports, record);
  const { id: accountId, locale } = account;
  const outcome = await ports.recordLinks.inTransaction(async (transaction) => {
    const current = await transaction.lock(accountId);
    if (!current) return 'refused';
    if (current.patientId === patientId) return 'linked';
    const { linkedAccountIds } = await transaction.lockRecord(patientId);
    if (linkedAccountIds.length > 0 || current.patientId !== null) {
      await transaction.openWorkItem({ kind: 'recordLinkedElsewhere', subject: { kind: 'account', id: accountId }, detail: { patientId } });
      return 'refused';
    }
    await transaction.linkPatient(accountId, { patientId, by: 'patient' });
    for (const recipient of told.filter((email) => email !== current.email))
      await transaction.addLetter({ kind: 'recordLinked', accountId, recipient, locale });
    return 'linked';
  });
  if (outcome === 'refused') return err({ kind: 'notMatched' });
  await ports.codes.end(browserKey);
  return ok({ patientId });
}

/** One that came with a booking may be a stranger's, who must not learn of the account. */
async function confirmedEmails({ contacts, keys }: Pick<Ports, 'contacts' | 'keys'>, record: PatientRecord): Promise<string[]> {
  const known = await contacts.of([record.id]);
  const written = record.contacts.flatMap((contact) => toContact(contact) ?? []);
  const believed = written.filter((contact) => contact.kind === 'email' && isConfirmed(keys, record, contact, known));
  return [...new Set(believed.map(({ value }) => value).filter(isPlainAddress))];
}
