import { err, ok, type Result } from '../../kernel/result.ts';
import { clinicAppointmentId, isEnded } from '../model/booking-predicates.ts';
import { changeDeadline } from '../model/change-deadline.ts';
import { returnMoney } from '../payment/return-money.ts';
import type { BookingStore } from '../ports/booking-store.ts';

export type CancelTrouble = { kind: 'notFound' } | { kind: 'tooLate' };

/** Cancelled at once for the patient; the worker notifies the clinic. Idempotent. */
export function cancelBooking(store: BookingStore, bookingId: string, noticeHours: number): Promise<Result<'cancelled', CancelTrouble>> {
  return store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked) return err({ kind: 'notFound' as const });
    const { booking, now } = locked;
    if (booking.cancelledAt) return ok('cancelled' as const);
    if (isEnded(booking) || now > changeDeadline(booking.startsAt, noticeHours)) return err({ kind: 'tooLate' as const });
    await transaction.change(bookingId, { cancelledAt: now });
    await transaction.addEvent(bookingId, 'cancelled');
    await returnMoney(transaction, bookingId, 'cancelled', now);
    await transaction.enqueueWork({ kind: 'release', bookingId, appointmentId: clinicAppointmentId(booking) });
    return ok('cancelled' as const);
  });
}
