import { err, ok, type Result } from '../kernel/result.ts';
import type { BookingStore } from './booking-store.ts';
import { returnMoney } from './return-money.ts';
import { appointmentInBook, isEnded } from './rules/standing-visit.ts';

export type CancelTrouble = { kind: 'notFound' } | { kind: 'tooLate' };

/** Cancelled at once for the patient; the worker tells the clinic. Cancelling twice is cancelling once. */
export function cancelBooking(store: BookingStore, bookingId: string, noticeHours: number): Promise<Result<'cancelled', CancelTrouble>> {
  return store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked) return err({ kind: 'notFound' as const });
    const { booking, now } = locked;
    if (booking.cancelledAt) return ok('cancelled' as const);
    if (isEnded(booking) || booking.startsAt.getTime() - now.getTime() < noticeHours * 3_600_000) return err({ kind: 'tooLate' as const });
    await transaction.change(bookingId, { cancelledAt: now });
    await transaction.note(bookingId, 'cancelled');
    await returnMoney(transaction, bookingId, 'cancelled', now);
    await transaction.start({ kind: 'release', bookingId, appointmentId: appointmentInBook(booking) });
    return ok('cancelled' as const);
  });
}
