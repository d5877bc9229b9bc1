import type { PatientRecord } from '../../clinic/clinic-service.ts';
import type { Account } from '../../identity/accounts/account.ts';
import type { AreaServices } from '../area-services.ts';
import { isFresh } from '../visits/read-visits.ts';
import type { ProfileChange, SeenRecord } from './profile-store.ts';

/** `gone`: the clinic answers, and has no such record any more; a person moves the link to the one that remains. */
export type RecordRead = { kind: 'notLinked' } | { kind: 'read'; record: PatientRecord } | Silent | { kind: 'gone' };
/** The clinic did not answer; `seen` is what it last said, null where it never has. */
type Silent = { kind: 'silent'; seen: SeenRecord | null };

export type ProfileRead = {
  record: RecordRead;
  /** The latest change of each field that is on its way or was refused. */
  changes: ProfileChange[];
};

type Ports = Pick<AreaServices, 'clinic' | 'profile' | 'access' | 'openWorkItem'>;

export async function readProfile(ports: Ports, account: Account): Promise<ProfileRead> {
  const latest = await ports.profile.latest(account.id);
  const record = await readRecord(ports, account, latest);
  return { record, changes: latest.filter(({ sentAt, patientId }) => sentAt === null && patientId === account.patientId) };
}

async function readRecord(ports: Ports, { id: accountId, patientId }: Account, changes: ProfileChange[]): Promise<RecordRead> {
  const { clinic, access, openWorkItem, profile } = ports;
  if (patientId === null) return { kind: 'notLinked' };
  const seen = await profile.seenRecord(accountId, patientId);
  const isNewer = ({ sentAt }: ProfileChange) => sentAt !== null && seen !== null && sentAt > seen.seenAt;
  if (seen && isFresh(seen.seenAt, new Date()) && !changes.some(isNewer)) return { kind: 'read', record: seen.record };
  const read = await clinic.readPatient(patientId);
  if (!read.ok) {
    if (seen) await access.recordView({ accountId, patientId, what: 'record' });
    return { kind: 'silent', seen };
  }
  if (!read.value) {
    await openWorkItem({ kind: 'recordGone', subject: { kind: 'account', id: accountId }, detail: { patientId } });
    return { kind: 'gone' };
  }
  await access.recordView({ accountId, patientId, what: 'record' });
  await profile.keepRecord(accountId, read.value);
  return { kind: 'read', record: read.value };
}
