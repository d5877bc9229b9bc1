import type { Booking } from '../booking/model/booking.ts';
import { awaitsRelease, hasClinicAppointment, isEnded, isPaid, mayStillBeCreated } from '../booking/model/booking-predicates.ts';
import { hasOpenReview } from '../booking/model/open-review.ts';
import { isOpen, type Payment } from '../booking/model/payment.ts';
import type { BookingWork } from '../booking/ports/booking-store.ts';

type File = { booking: Booking; payments: Payment[] };
/** `again` identifies this retry: work runs once for each. */
type Occasion = { again: string; now: Date };

/** The work that a retry starts again, given the booking's state; empty if a retry would have no effect. */
export const repeatableWork = ({ booking, payments }: File, { again, now }: Occasion): BookingWork[] => [
  ...payments.filter(isOpen).map(({ id }): BookingWork => ({ kind: 'settlePayment', paymentId: id, asked: `desk-${again}` })),
  ...visitWork(booking, { again, now }),
];

function visitWork(booking: Booking, { again, now }: Occasion): BookingWork[] {
  const { id: bookingId, appointmentId } = booking;
  const isToCome = booking.startsAt > now;
  const look: BookingWork = { kind: 'recheckOn', bookingId, occasion: `desk-${again}` };
  // Bookings without an open review are rechecked every night anyway.
  const lookIfDoubted = hasOpenReview(booking) ? [look] : [];
  if (isEnded(booking)) {
    if (hasClinicAppointment(booking)) return [{ kind: 'release', bookingId, appointmentId, again }];
    // Ended bookings are not retried, but the clinic may have created an appointment whose response was lost.
    return mayStillBeCreated(booking) && isToCome ? [look] : [];
  }
  if (awaitsRelease(booking)) return [{ kind: 'giveUpUnpaid', bookingId, again }];
  if (!hasClinicAppointment(booking)) {
    if (booking.paidLateAt) return [{ kind: 'rebook', bookingId, again }];
    return booking.releasedAt === null && booking.givenUpAt === null && isToCome ? [{ kind: 'book', bookingId, again }] : [];
  }
  if (!isToCome) return [];
  if (!booking.paymentMethod || isPaid(booking)) return lookIfDoubted;
  if (booking.payBy && booking.payBy < now) return [{ kind: 'giveUpUnpaid', bookingId, again }];
  return booking.paymentRequestedAt === null ? [{ kind: 'requestPayment', bookingId, again }] : lookIfDoubted;
}
