import type { ClinicService, PatientRecord } from '../../clinic/clinic-service.ts';
import type { WorkItem } from '../../work-items/work-item.ts';
import type { DeskStore, StaffMember } from '../desk-store.ts';

/** `record` is null while the clinic does not answer, or where it is gone. */
export type OpenedCall = { item: WorkItem; record: PatientRecord | null };
type Sources = { store: DeskStore; clinic: Pick<ClinicService, 'readPatient'> };

/** Whom to call about a visit made by telephone: read from the clinic's record, and recorded like every look at one. */
export async function openClinicCall({ store, clinic }: Sources, staff: StaffMember, itemId: string): Promise<OpenedCall | null> {
  const item = await store.readWork(itemId);
  const patientId = Number(item?.detail['patientId'] ?? 0);
  if (item?.kind !== 'clinicCancelled' || item.subject.kind !== 'appointment' || patientId <= 0) return null;
  await store.recordView({ staff, action: 'records', bookingId: null, detail: { patients: [String(patientId)] } });
  const record = await clinic.readPatient(patientId);
  return { item, record: record.ok ? record.value : null };
}
