import type { ClinicService, PatientRecord } from '../../clinic/clinic-service.ts';
import type { DeskStore, StaffMember } from '../desk-store.ts';
import { readWorkStates, type StatedWork } from '../work/work-state.ts';

/** `record` is null while the clinic does not answer, or where it is gone. */
export type OpenedCall = { item: StatedWork; record: PatientRecord | null };
type Sources = { store: DeskStore; clinic: Pick<ClinicService, 'readPatient'> };

/** Whom to call about a visit made by telephone: read from the clinic's record, and recorded like every look at one. */
export async function openClinicCall(
  { store, clinic }: Sources,
  staff: StaffMember,
  itemId: string,
  now = new Date(),
): Promise<OpenedCall | null> {
  const item = await store.readWork(itemId);
  const patientId = Number(item?.detail['patientId'] ?? 0);
  if (item?.kind !== 'clinicCancelled' || item.subject.kind !== 'appointment' || patientId <= 0) return null;
  await store.recordView({ staff, action: 'records', bookingId: null, detail: { patients: [String(patientId)] } });
  const [stated] = await readWorkStates(store, [item], { now, staffId: staff.id });
  if (!stated) return null;
  const record = await clinic.readPatient(patientId);
  return { item: stated, record: record.ok ? record.value : null };
}
