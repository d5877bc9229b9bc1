import { sql } from 'kysely';
import type { Booking } from '../../../booking/booking.ts';
import { conflictDays } from '../../../booking/rules/constants.ts';
import { addLisbonDays } from '../../../kernel/lisbon-time.ts';
import type { BookingDatabase } from './booking-tables.ts';

/**
 * The clinic's list cannot show a visit that is being created at this moment, so two bookings of one patient could both find
 * it empty. They meet here: one at a time per patient, and each sees what the other has claimed.
 */
export async function claimPatient(
  db: BookingDatabase,
  patientId: number,
  { id, startsAt, movedFrom }: Pick<Booking, 'id' | 'startsAt' | 'movedFrom'>,
): Promise<{ startsAt: Date } | null> {
  await sql`select pg_advisory_xact_lock(hashtext('patient'), ${patientId})`.execute(db);
  const near = await db
    .selectFrom('bookings')
    .select('startsAt')
    .where('patientId', '=', patientId)
    .where('id', '<>', id)
    .$if(movedFrom !== null, (query) => query.where('id', '<>', movedFrom))
    .where('startsAt', '>=', addLisbonDays(startsAt, -conflictDays))
    .where('startsAt', '<=', addLisbonDays(startsAt, conflictDays))
    .where('startsAt', '>', sql<Date>`now()`)
    .where((row) => row.or([row('releasedAt', 'is', null), row('releasedAt', '<', row.ref('bookedAt'))]))
    .where('cancelledAt', 'is', null)
    .where('failedAt', 'is', null)
    .where('conflictFoundAt', 'is', null)
    .where('movedTo', 'is', null)
    .orderBy('startsAt')
    .executeTakeFirst();
  return near ?? null;
}
