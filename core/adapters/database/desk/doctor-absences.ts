import { sql } from 'kysely';
import type { ClinicCancelReason } from '../../../booking/model/clinic-cancellation.ts';
import type { AbsenceBook, AbsenceInForce } from '../../../desk/absence/doctor-absence.ts';
import { addDays, type Day, fromLisbon, inLisbon } from '../../../kernel/lisbon-time.ts';
import type { DeskDatabase } from './desk-tables.ts';

const inForce = (db: DeskDatabase) => db.selectFrom('doctorAbsences').where('endedAt', 'is', null);
const asDay = (column: 'fromDay' | 'toDay') => sql<Day>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;
const midnight = (day: Day) => fromLisbon(day, '00:00')?.getTime();

/** From this day on; the soonest first. */
export async function readAbsences(db: DeskDatabase, today: Day): Promise<AbsenceInForce[]> {
  const rows = await inForce(db)
    .select(['id', 'doctorId', 'reason', 'declaredAt', 'declaredBy', asDay('fromDay').as('from'), asDay('toDay').as('to')])
    .select([sql<Date>`lower(away)`.as('startsAt'), sql<Date>`upper(away)`.as('endsAt')])
    .where('toDay', '>=', today)
    .orderBy('fromDay')
    .orderBy('doctorId')
    .execute();
  return rows.map(({ startsAt, endsAt, ...absence }) => ({
    ...absence,
    hours: startsAt.getTime() === midnight(absence.from) ? null : { startsAt, endsAt },
  }));
}

type Closing = { doctorId: number; from: Day; to: Day; startsAt: Date; endsAt: Date; reason: ClinicCancelReason };

async function close(db: DeskDatabase, { doctorId, from, to, startsAt, endsAt, reason }: Closing, by: string): Promise<boolean> {
  const away = sql<string>`tstzrange(${startsAt}, ${endsAt})`;
  const known = inForce(db).select('id').where('doctorId', '=', doctorId);
  if (await known.where(sql<boolean>`away @> ${away}`).executeTakeFirst()) return false;
  const declared = { doctorId, fromDay: from, toDay: to, away, reason, declaredBy: by, endedAt: null, endedBy: null };
  await db.insertInto('doctorAbsences').values(declared).execute();
  return true;
}

export const absenceBook = (db: DeskDatabase): AbsenceBook => ({
  declare: async (absence, by) => {
    const [startsAt, endsAt] = [fromLisbon(absence.from, '00:00'), fromLisbon(addDays(absence.to, 1), '00:00')];
    return startsAt && endsAt ? close(db, { ...absence, startsAt, endsAt }, by) : false;
  },
  declareHour: (hour, by) => close(db, { ...hour, from: inLisbon(hour.startsAt).day, to: inLisbon(hour.startsAt).day }, by),
  end: async (id, by) => {
    const ended = { endedAt: sql<Date>`clock_timestamp()`, endedBy: by };
    const found = await db.updateTable('doctorAbsences').set(ended).where('id', '=', id).where('endedAt', 'is', null).executeTakeFirst();
    return found.numUpdatedRows > 0n;
  },
});
