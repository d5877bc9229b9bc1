import type { Booking } from '../../../booking/model/booking.ts';
import type { BookingDatabase } from './booking-tables.ts';

/** Longer than one press takes for all visits of a day; two presses one after the other count as one. */
const together = 5 * 60_000;

/** Visits that the clinic cancelled with this one, before it, in their order: their letters come first when hours are shared out. */
export async function cancelledBefore(
  db: BookingDatabase,
  { id, cancelledAt }: Pick<Booking, 'id' | 'cancelledAt'>,
): Promise<Pick<Booking, 'doctorId' | 'startsAt' | 'clinicCancelReason'>[]> {
  if (!cancelledAt) return [];
  return db
    .selectFrom('bookings')
    .select(['doctorId', 'startsAt', 'clinicCancelReason'])
    .where('startsAt', '>', cancelledAt)
    .where('clinicCancelReason', 'is not', null)
    .where('cancelledAt', '>', new Date(cancelledAt.getTime() - together))
    .where((row) => row.or([row('cancelledAt', '<', cancelledAt), row.and([row('cancelledAt', '=', cancelledAt), row('id', '<', id)])]))
    .orderBy('cancelledAt')
    .orderBy('id')
    .execute();
}
