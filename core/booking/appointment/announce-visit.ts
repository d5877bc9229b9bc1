import { goesAhead, isPaid } from '../model/booking-predicates.ts';
import type { BookingStore } from '../ports/booking-store.ts';

/** The appointment exists at the clinic. Who pays ahead is notified with the payment details; who moved a visit, with the move. */
export function announceVisit(store: BookingStore, bookingId: string): Promise<'toBePaid' | 'announced' | 'ended'> {
  return store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked || !goesAhead(locked.booking)) return 'ended';
    const { booking } = locked;
    if (booking.paymentMethod) return isPaid(booking) ? 'announced' : 'toBePaid';
    if (!booking.movedFrom) await transaction.enqueueWork({ kind: 'tell', bookingId, mail: 'scheduled', about: String(booking.sequence) });
    return 'announced';
  });
}
