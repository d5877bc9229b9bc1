import type { SandboxDatabase } from '../../database/database.ts';
import { addCalendarDays, lisbonNow, minutesOf, timeOfMinutes } from '../calendar/lisbon-days.ts';
import { readStretches } from '../calendar/read-calendar.ts';
import { knownPatient } from './people.ts';

const visitsBefore = [
  { doctorId: 202, typeId: 462, daysAgo: 160 },
  { doctorId: 202, typeId: 462, daysAgo: 42 },
];
const visitMinutes = 20;

/** Whoever looks at this patient's visits finds some that are over, which were not booked on the website. */
export async function addPastVisits(db: SandboxDatabase): Promise<void> {
  const patients = db.selectFrom('clinic_patients').select('id').where('vat', '=', knownPatient.vat);
  const patient = await patients.executeTakeFirst();
  if (!patient) return;
  const made = db.selectFrom('clinic_appointments').select('id').where('patient_id', '=', patient.id).where('source', '=', 'seed');
  if (await made.limit(1).executeTakeFirst()) return;
  const today = lisbonNow().day;
  for (const { doctorId, typeId, daysAgo } of visitsBefore) {
    const day = addCalendarDays(today, -daysAgo);
    const [stretch] = await readStretches(db, { doctorIds: [doctorId], first: day, last: addCalendarDays(day, 7) });
    if (!stretch) continue;
    const times = { day: stretch.day, starts: stretch.starts, ends: timeOfMinutes(minutesOf(stretch.starts) + visitMinutes) };
    const visit = { ...times, doctor_id: doctorId, patient_id: patient.id, type_id: typeId, state: 'SCHEDULED' };
    await db
      .insertInto('clinic_appointments')
      .values({ ...visit, source: 'seed' })
      .execute();
  }
}
