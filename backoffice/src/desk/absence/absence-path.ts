import type { ClinicCancelReason } from '@clinic/core/booking/model/clinic-cancellation';
import type { Day } from '@clinic/core/kernel/lisbon-time';

export const absencePath = '/admin/medico-ausente';
export const cancelAbsencePath = '/api/medico-ausente/cancelar';
export const endAbsencePath = '/api/medico-ausente/terminar';
export const callPath = (itemId: string): string => `/admin/avisar/${itemId}`;

/** What was chosen so far; nothing of it tells of a patient. */
export type AbsenceQuestion = { doctorId: number | null; from: Day; to: Day; reason: ClinicCancelReason | null };

export function absenceAddress({ doctorId, from, to, reason }: AbsenceQuestion): string {
  const query = new URLSearchParams({ de: from, ate: to });
  if (doctorId !== null) query.set('medico', String(doctorId));
  if (reason !== null) query.set('motivo', reason);
  return `${absencePath}?${query}`;
}
