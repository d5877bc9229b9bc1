import type { SandboxDatabase } from '../../database/database.ts';
import { lisbonNow } from '../calendar/lisbon-days.ts';
import type { FaultBook } from '../faults/fault-book.ts';

export type ClinicState = Awaited<ReturnType<typeof readClinicState>>;

/** What the stand-in knows, patients by number only. */
export async function readClinicState(db: SandboxDatabase, book: FaultBook, calls: Map<string, number>) {
  const { day } = lisbonNow();
  const visits = db
    .selectFrom('clinic_appointments as appointment')
    .innerJoin('clinic_doctors as doctor', 'doctor.id', 'doctor_id')
    .select(['appointment.id', 'day', 'starts', 'clinical_name as doctor', 'patient_id as patientNumber', 'source'])
    .select(['unscheduled_at as unscheduledAt', 'unschedule_observation as observation']);
  const [today, latest, absences] = await Promise.all([
    visits.where('day', '=', day).where('unscheduled_at', 'is', null).orderBy('starts').orderBy('doctor_id').execute(),
    visits.where('source', '<>', 'seed').orderBy('appointment.id', 'desc').limit(20).execute(),
    db.selectFrom('clinic_absences').selectAll().where('last_day', '>=', day).orderBy('first_day').limit(10).execute(),
  ]);
  return { day, today, latest, absences, faults: book.list(), calls: Object.fromEntries(calls) };
}
