import type { SandboxDatabase } from '../../database/database.ts';
import { type FreeDayRow, freeDays } from './free-days.ts';
import type { CalendarDay, CalendarTime } from './lisbon-days.ts';
import { type Stretch, workingStretches } from './working-stretches.ts';

type Span = { doctorIds?: number[] | undefined; first: CalendarDay; last: CalendarDay };

export async function readStretches(db: SandboxDatabase, { doctorIds, first, last }: Span): Promise<Stretch[]> {
  const hours = db.selectFrom('clinic_work_hours').selectAll();
  const rows = await (doctorIds ? hours.where('doctor_id', 'in', doctorIds) : hours).execute();
  const absences = db.selectFrom('clinic_absences').selectAll().where('first_day', '<=', last).where('last_day', '>=', first);
  return workingStretches(rows, await absences.execute(), first, last);
}

/** The doctor's days for a type; none when the doctor does not offer it. */
export async function readFreeDays(
  db: SandboxDatabase,
  doctorId: number,
  typeId: number,
  first: CalendarDay,
  last: CalendarDay,
): Promise<FreeDayRow[]> {
  const type = await db
    .selectFrom('clinic_appointment_types')
    .innerJoin('clinic_type_doctors', 'type_id', 'id')
    .select('minutes')
    .where('id', '=', typeId)
    .where('doctor_id', '=', doctorId)
    .executeTakeFirst();
  if (!type) return [];
  const [stretches, taken] = await Promise.all([
    readStretches(db, { doctorIds: [doctorId], first, last }),
    db
      .selectFrom('clinic_appointments')
      .select(['day', 'starts', 'ends'])
      .where('doctor_id', '=', doctorId)
      .where('unscheduled_at', 'is', null)
      .where('day', '>=', first)
      .where('day', '<=', last)
      .execute(),
  ]);
  return freeDays(stretches, taken, type.minutes);
}

export async function isWorking(
  db: SandboxDatabase,
  doctorId: number,
  day: CalendarDay,
  starts: CalendarTime,
  ends: CalendarTime,
): Promise<boolean> {
  const stretches = await readStretches(db, { doctorIds: [doctorId], first: day, last: day });
  return stretches.some((stretch) => stretch.starts <= starts && ends <= stretch.ends);
}
