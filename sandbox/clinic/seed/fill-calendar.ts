import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { SandboxDatabase } from '../../database/database.ts';
import { addCalendarDays, lisbonNow, minutesOf, timeOfMinutes } from '../calendar/lisbon-days.ts';
import { readStretches } from '../calendar/read-calendar.ts';

const daysAhead = 45;
const minutes = 20;

/** Other patients' visits, so that the calendar looks alive: near days are fuller, and the same day always looks the same. */
export async function fillCalendar(db: SandboxDatabase): Promise<void> {
  const today = lisbonNow().day;
  const { last } = await db
    .selectFrom('clinic_appointments')
    .select(sql<string | null>`max(day)`.as('last'))
    .where('source', '=', 'seed')
    .executeTakeFirstOrThrow();
  const first = last && last >= today ? addCalendarDays(last, 1) : today;
  const stretches = await readStretches(db, { first, last: addCalendarDays(today, daysAhead) });
  const invented = db.selectFrom('clinic_patients').select('id').where('source', '=', 'seed').where('vat', 'is', null);
  const patients = await invented.orderBy('id').execute();
  const rows = stretches.flatMap(({ doctorId: doctor_id, day, starts, ends }) => {
    const shareTaken = day <= addCalendarDays(today, 10) ? 0.7 : 0.35;
    const taken = [];
    for (let start = minutesOf(starts); start + minutes <= minutesOf(ends); start += minutes) {
      const chance = chanceOf(`${doctor_id} ${day} ${start}`);
      const patient = patients[Math.floor(chance * 1e6) % patients.length];
      if (chance >= shareTaken || !patient) continue;
      const slot = { doctor_id, day, starts: timeOfMinutes(start), ends: timeOfMinutes(start + minutes) };
      taken.push({ ...slot, patient_id: patient.id, type_id: 462, state: 'SCHEDULED', source: 'seed' as const });
    }
    return taken;
  });
  // In portions: PostgreSQL takes at most 65,535 parameters in one statement.
  for (let from = 0; from < rows.length; from += 1000)
    await db
      .insertInto('clinic_appointments')
      .values(rows.slice(from, from + 1000))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

const chanceOf = (text: string) => createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
