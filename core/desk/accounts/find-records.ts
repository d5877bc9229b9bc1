import type { ClinicService, ClinicUnavailable, PatientRecord } from '../../clinic/clinic-service.ts';
import { contactDigests } from '../../identity/contact.ts';
import type { PatientContacts } from '../../identity/patient-contacts.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { parseNif } from '../../personal-data/nif.ts';
import type { DataKeys } from '../../secrets/data-keys.ts';
import type { StaffMember } from '../desk-store.ts';
import type { AccountDesk } from './account-desk.ts';

export type RecordPorts = { clinic: Pick<ClinicService, 'readPatient' | 'findPatients'>; contacts: PatientContacts; keys: DataKeys };
type SearchTrouble = ClinicUnavailable | { kind: 'notUnderstood' } | { kind: 'noRecord' };

/** A family shares an address; more records than this are not compared by eye. */
export const mostRecords = 8;

/** The clinic's records with this NIF or this number; where nothing was typed, those with the account's e-mail. */
export async function findRecords(ports: RecordPorts, email: string, typed: string): Promise<Result<number[], SearchTrouble>> {
  const found = await search(ports, email, typed.trim());
  if (!found.ok) return found;
  return found.value.length > 0 ? ok([...new Set(found.value)].slice(0, mostRecords)) : err({ kind: 'noRecord' });
}

async function search({ clinic, contacts, keys }: RecordPorts, email: string, typed: string): Promise<Result<number[], SearchTrouble>> {
  if (typed === '') {
    const listed = await clinic.findPatients({ email });
    if (!listed.ok) return listed;
    const confirmed = await contacts.patientsConfirmedFor(contactDigests(keys, { kind: 'email', value: email }));
    return ok([...listed.value.map(({ id }) => id), ...confirmed]);
  }
  const nif = parseNif(typed);
  if (nif.ok) {
    const listed = await clinic.findPatients({ vat: nif.value });
    // The clinic's search may be more tolerant.
    return listed.ok ? ok(listed.value.filter(({ vat }) => vat === nif.value).map(({ id }) => id)) : listed;
  }
  if (!/^\d{1,8}$/.test(typed)) return err({ kind: 'notUnderstood' });
  const record = await clinic.readPatient(Number(typed));
  return record.ok ? ok(record.value ? [record.value.id] : []) : record;
}

/** Without the birth date: the front desk reads it from the document, and the system compares. */
export type RecordLine = Pick<PatientRecord, 'id' | 'patientNumber' | 'name'> & { linkedAccountId: string | null };
type Shown = { staff: StaffMember; accountId: string; patientIds: number[] };

/** The records that were found, to choose from. The audit log records whose names were shown. */
export async function readRecords(
  desk: AccountDesk,
  { clinic }: Pick<RecordPorts, 'clinic'>,
  { staff, accountId, patientIds }: Shown,
): Promise<Result<RecordLine[], ClinicUnavailable>> {
  await desk.recordView({ staff, action: 'records', accountId, detail: { patients: patientIds.map(String) } });
  const read = await Promise.all(patientIds.map((id) => clinic.readPatient(id)));
  const linked = await desk.linkedTo(patientIds);
  const lines: RecordLine[] = [];
  for (const answer of read) {
    if (!answer.ok) return answer;
    if (!answer.value) continue;
    const { id, patientNumber, name } = answer.value;
    lines.push({ id, patientNumber, name, linkedAccountId: linked.find(({ patientId }) => patientId === id)?.accountId ?? null });
  }
  return ok(lines);
}
