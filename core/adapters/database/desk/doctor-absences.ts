import { sql } from 'kysely';
import type { AbsenceBook, AbsenceInForce } from '../../../desk/absence/doctor-absence.ts';
import { addDays, type Day, fromLisbon } from '../../../kernel/lisbon-time.ts';
import type { DeskDatabase } from './desk-tables.ts';

const inForce = (db: DeskDatabase) => db.selectFrom('doctorAbsences').where('endedAt', 'is', null);
const asDay = (column: 'fromDay' | 'toDay') => sql<Day>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;

/** From this day on; the soonest first. */
export const readAbsences = (db: DeskDatabase, today: Day): Promise<AbsenceInForce[]> =>
  inForce(db)
    .select(['id', 'doctorId', 'reason', 'declaredAt', 'declaredBy', asDay('fromDay').as('from'), asDay('toDay').as('to')])
    .where('toDay', '>=', today)
    .orderBy('fromDay')
    .orderBy('doctorId')
    .execute();

export const absenceBook = (db: DeskDatabase): AbsenceBook => ({
  declare: async ({ doctorId, from, to, reason }, by) => {
    const [start, end] = [fromLisbon(from, '00:00'), fromLisbon(addDays(to, 1), '00:00')];
    if (!start || !end) return false;
    const away = sql<string>`tstzrange(${start}, ${end})`;
    const known = inForce(db).select('id').where('doctorId', '=', doctorId);
    if (await known.where(sql<boolean>`away @> ${away}`).executeTakeFirst()) return false;
    const declared = { doctorId, fromDay: from, toDay: to, away, reason, declaredBy: by, endedAt: null, endedBy: null };
    await db.insertInto('doctorAbsences').values(declared).execute();
    return true;
  },
  end: async (id, by) => {
    const ended = { endedAt: sql<Date>`clock_timestamp()`, endedBy: by };
    const found = await db.updateTable('doctorAbsences').set(ended).where('id', '=', id).where('endedAt', 'is', null).executeTakeFirst();
    return found.numUpdatedRows > 0n;
  },
});
