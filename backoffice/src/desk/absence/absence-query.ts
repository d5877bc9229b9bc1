import { clinicCancelReasons } from '@clinic/core/booking/model/clinic-cancellation';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { readDay, readDoctorId } from '../day/day-query.ts';
import type { AbsenceQuestion } from './absence-path.ts';

/** What stands in the address, or came with the form; whatever makes no sense is as if it were not. */
export function readAbsenceQuestion(given: Record<string, unknown> | undefined, now: Date): AbsenceQuestion {
  const from = readDay(given?.['de']) ?? inLisbon(now).day;
  const last = readDay(given?.['ate']);
  return {
    doctorId: readDoctorId(given?.['medico']),
    from,
    to: last !== null && last > from ? last : from,
    reason: clinicCancelReasons.find((reason) => reason === given?.['motivo']) ?? null,
  };
}
