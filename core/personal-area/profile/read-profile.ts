import type { PatientRecord } from '../../clinic/clinic-service.ts';
import type { Account } from '../../identity/accounts/account.ts';
import type { AreaServices } from '../area-services.ts';
import type { ProfileChange } from './profile-store.ts';

/** `gone`: the clinic answers, and has no such record any more; a person moves the link to the one that remains. */
export type RecordRead = { kind: 'notLinked' } | { kind: 'read'; record: PatientRecord } | { kind: 'silent' } | { kind: 'gone' };

export type ProfileRead = {
  record: RecordRead;
  /** The latest change of each field that is on its way or was refused. */
  changes: ProfileChange[];
};

type Ports = Pick<AreaServices, 'clinic' | 'profile' | 'access' | 'openWorkItem'>;

export async function readProfile(ports: Ports, account: Account): Promise<ProfileRead> {
  const [record, latest] = await Promise.all([readRecord(ports, account), ports.profile.latest(account.id)]);
  return { record, changes: latest.filter(({ sentAt, patientId }) => sentAt === null && patientId === account.patientId) };
}

async function readRecord({ clinic, access, openWorkItem }: Ports, { id: accountId, patientId }: Account): Promise<RecordRead> {
  if (patientId === null) return { kind: 'notLinked' };
  const read = await clinic.readPatient(patientId);
  if (!read.ok) return { kind: 'silent' };
  if (!read.value) {
    await openWorkItem({ kind: 'recordGone', subject: { kind: 'account', id: accountId }, detail: { patientId } });
    return { kind: 'gone' };
  }
  await access.recordView({ accountId, patientId, what: 'record' });
  return { kind: 'read', record: read.value };
}
