import { err, ok, type Result } from '../../kernel/result.ts';
import type { Booking } from '../model/booking.ts';
import { awaitsRelease, goesAhead, isPaid } from '../model/booking-predicates.ts';
import { isOpen, type Payment } from '../model/payment.ts';
import type { PaymentSwitches } from '../model/payment-choice.ts';
import type { BookingTransaction } from '../ports/booking-store.ts';
import { isBeingPaid, type OtherWayTrouble } from './pay-another-way.ts';
import { replacePayment } from './replace-payment.ts';

type Unpaid = { booking: Booking; payments: readonly Payment[]; now: Date };

/** Also after the deadline, as long as the visit was not given up. */
export const isToBePaid = ({ booking, payments, now }: Unpaid): boolean =>
  booking.paymentMethod !== null &&
  !isPaid(booking) &&
  goesAhead(booking) &&
  !awaitsRelease(booking) &&
  booking.givenUpAt === null &&
  booking.startsAt > now &&
  payments.every(({ paidAt }) => paidAt === null);

/** As at the booking: a visit at the clinic, where the clinic offers it. */
export const mayPayAtClinic = (unpaid: Unpaid, { atClinic }: PaymentSwitches): boolean =>
  atClinic && unpaid.booking.mode === 'inPerson' && isToBePaid(unpaid);

/**
 * The front desk agrees that the visit is paid on the day: nothing is expected ahead any more, and the visit is confirmed in writing as one
 * that was booked so. A reference that is paid all the same counts.
 */
export async function payAtClinic(
  transaction: BookingTransaction,
  bookingId: string,
  switches: PaymentSwitches,
): Promise<Result<'agreed', OtherWayTrouble>> {
  const locked = await transaction.lock(bookingId);
  if (!locked) return err({ kind: 'notFound' });
  const { booking, now } = locked;
  const payments = await transaction.lockPayments(bookingId);
  if (!mayPayAtClinic({ booking, payments, now }, switches)) return err({ kind: 'notPayable' });
  if (isBeingPaid(payments, now)) return err({ kind: 'stillWaiting' });
  for (const payment of payments.filter(isOpen)) await replacePayment(transaction, payment, now);
  await transaction.change(bookingId, { paymentMethod: null, mbwayPhone: null, payBy: null });
  await transaction.enqueueWork({ kind: 'tell', bookingId, mail: 'scheduled', about: String(booking.sequence) });
  return ok('agreed');
}
