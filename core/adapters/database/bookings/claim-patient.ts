import { sql } from 'kysely';
import type { Booking } from '../../../booking/model/booking.ts';
import type { NearbyVisit } from '../../../booking/model/conflict-told.ts';
import { conflictDays } from '../../../booking/model/constants.ts';
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
): Promise<NearbyVisit[]> {
  await sql`select pg_advisory_xact_lock(hashtext('patient'), ${patientId})`.execute(db);
  const near = await standingNear(db, { id, startsAt, movedFrom })
    .select(['startsAt', 'contactDigest', 'provenPatientId'])
    .where('patientId', '=', patientId)
    .execute();
  return near.map(({ startsAt: at, ...bookedBy }) => ({ startsAt: at, bookedBy }));
}

/** Of the same contact, whosever record they are in; those that are still looking for theirs do not count yet, so that one of two stands. */
export async function nearbyOfContact(db: BookingDatabase, booking: Booking): Promise<Pick<Booking, 'startsAt' | 'patient'>[]> {
  if (booking.contactDigest === null) return [];
  return standingNear(db, booking)
    .select(['startsAt', 'patient'])
    .where('contactDigest', '=', booking.contactDigest)
    .where('patientEnsuredAt', 'is not', null)
    .execute();
}

/** Bookings that came, or will come, to a visit within the days of a conflict. */
const standingNear = (db: BookingDatabase, { id, startsAt, movedFrom }: Pick<Booking, 'id' | 'startsAt' | 'movedFrom'>) =>
  db
    .selectFrom('bookings')
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
    .orderBy('startsAt');
