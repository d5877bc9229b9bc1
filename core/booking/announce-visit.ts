import type { BookingStore } from './booking-store.ts';
import { goesAhead, isPaid } from './rules/standing-visit.ts';

/** The visit is in the book. Who pays ahead hears of it with the payment details; who moved it was told of the move. */
export function announceVisit(store: BookingStore, bookingId: string): Promise<'toBePaid' | 'announced' | 'ended'> {
  return store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked || !goesAhead(locked.booking)) return 'ended';
    const { booking } = locked;
    if (booking.paymentMethod && !isPaid(booking)) return 'toBePaid';
    if (!booking.movedFrom) await transaction.start({ kind: 'tell', bookingId, mail: 'scheduled', about: String(booking.sequence) });
    return 'announced';
  });
}
