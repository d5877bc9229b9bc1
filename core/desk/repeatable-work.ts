import type { Booking } from '../booking/booking.ts';
import type { BookingWork } from '../booking/booking-store.ts';
import { isOpen, type Payment } from '../booking/payment.ts';
import { hasOpenReview } from '../booking/rules/open-review.ts';
import { awaitsRelease, isEnded, isInTheBook, isPaid, mayStillAppear } from '../booking/rules/standing-visit.ts';

type File = { booking: Booking; payments: Payment[] };
/** `again` names this occasion: work is done once for each. */
type Occasion = { again: string; now: Date };

/** What the worker can usefully be asked for once more, by what has and has not happened; nothing where it would change nothing. */
export const repeatableWork = ({ booking, payments }: File, { again, now }: Occasion): BookingWork[] => [
  ...payments.filter(isOpen).map(({ id }): BookingWork => ({ kind: 'settlePayment', paymentId: id, asked: `desk-${again}` })),
  ...visitWork(booking, { again, now }),
];

function visitWork(booking: Booking, { again, now }: Occasion): BookingWork[] {
  const { id: bookingId, appointmentId } = booking;
  const isToCome = booking.startsAt > now;
  const look: BookingWork = { kind: 'recheckOn', bookingId, occasion: `desk-${again}` };
  // A visit about which nobody has raised anything is looked at every night anyway.
  const lookIfDoubted = hasOpenReview(booking) ? [look] : [];
  if (isEnded(booking)) {
    if (isInTheBook(booking)) return [{ kind: 'release', bookingId, appointmentId, again }];
    // What has ended does not come back; but the clinic may have made an appointment that nobody heard of.
    return mayStillAppear(booking) && isToCome ? [look] : [];
  }
  if (awaitsRelease(booking)) return [{ kind: 'giveUpUnpaid', bookingId, again }];
  if (!isInTheBook(booking)) {
    if (booking.paidLateAt) return [{ kind: 'rebook', bookingId, again }];
    return booking.releasedAt === null && booking.givenUpAt === null && isToCome ? [{ kind: 'book', bookingId, again }] : [];
  }
  if (!isToCome) return [];
  if (!booking.paymentMethod || isPaid(booking)) return lookIfDoubted;
  if (booking.payBy && booking.payBy < now) return [{ kind: 'giveUpUnpaid', bookingId, again }];
  return booking.paymentRequestedAt === null ? [{ kind: 'requestPayment', bookingId, again }] : lookIfDoubted;
}
