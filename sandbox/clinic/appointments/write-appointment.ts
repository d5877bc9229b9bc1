import { sql } from 'kysely';
import pg from 'pg';
import type { SandboxDatabase } from '../../database/database.ts';
import { type CalendarDay, type CalendarTime, lisbonNow, minutesOf } from '../calendar/lisbon-days.ts';
import { isWorking } from '../calendar/read-calendar.ts';
import { ClinicError } from '../error-code.ts';

export type AppointmentInput = {
  day: CalendarDay;
  starts: CalendarTime;
  ends: CalendarTime;
  patientId: number;
  doctorId: number;
  typeId: number;
  state: string;
  source: 'service' | 'desk';
};

const exclusionViolation = '23P01';

export async function insertAppointment(db: SandboxDatabase, wanted: AppointmentInput): Promise<number> {
  await refuseUnknown(db, wanted);
  const now = lisbonNow();
  const isToCome = wanted.day > now.day || (wanted.day === now.day && wanted.starts > now.time);
  if (!isToCome || !(await isWorking(db, wanted.doctorId, wanted.day, wanted.starts, wanted.ends)))
    throw new ClinicError('APPOINTMENT_SLOT_NOT_AVAILABLE');
  const { day, starts, ends, state, source, patientId: patient_id, doctorId: doctor_id, typeId: type_id } = wanted;
  try {
    const row = { day, starts, ends, state, source, patient_id, doctor_id, type_id };
    return (await db.insertInto('clinic_appointments').values(row).returning('id').executeTakeFirstOrThrow()).id;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === exclusionViolation) throw new ClinicError('APPOINTMENT_SLOT_NOT_AVAILABLE');
    throw error;
  }
}

async function refuseUnknown(db: SandboxDatabase, { typeId, doctorId, patientId, starts, ends }: AppointmentInput): Promise<void> {
  const type = await db
    .selectFrom('clinic_appointment_types')
    .innerJoin('clinic_type_doctors', 'type_id', 'clinic_appointment_types.id')
    .innerJoin('clinic_patients', (join) => join.on('clinic_patients.id', '=', patientId))
    .select('minutes')
    .where('clinic_appointment_types.id', '=', typeId)
    .where('doctor_id', '=', doctorId)
    .executeTakeFirst();
  if (!type || minutesOf(ends) - minutesOf(starts) !== type.minutes) throw new ClinicError('APPOINTMENT_NOT_VALID');
}

export async function unscheduleAppointment(db: SandboxDatabase, id: number, reason: string, observation: string | null): Promise<number> {
  const done = await db
    .updateTable('clinic_appointments')
    .set({ unscheduled_at: sql`now()`, unschedule_reason: reason, unschedule_observation: observation })
    .where('id', '=', id)
    .where('unscheduled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (done) return done.id;
  const known = await db.selectFrom('clinic_appointments').select('id').where('id', '=', id).executeTakeFirst();
  throw new ClinicError(known ? 'APPOINTMENT_ALREADY_UNSCHEDULED' : 'APPOINTMENT_NOT_FOUND');
}
