import type { Booking } from './booking.ts';
import type { BookingTransaction, RefundReason } from './booking-store.ts';
import type { Payment } from './payment.ts';
import type { ReceivedMoney } from './payment-provider.ts';
import { awaitsRelease, goesAhead, isEnded, isPaid } from './rules/standing-visit.ts';

type Locked = { booking: Booking; payment: Payment; now: Date };

/** The first money of a payment: it confirms the visit, brings a released one back, or goes back itself. */
export async function takeMoney(transaction: BookingTransaction, { booking, payment, now }: Locked, money: ReceivedMoney): Promise<void> {
  const { transactionId, amountCents, paidAt } = money;
  const { id } = booking;
  await transaction.changePayment(payment.id, { paidAt, transactionId, paidCents: amountCents });
  const giveBack = async (reason: RefundReason) => {
    await transaction.addRefund({ bookingId: id, paymentId: payment.id, transactionId, amountCents, reason }, now);
    await transaction.note(id, 'refundDue', { reason, amountCents });
  };
  const standing = goesAhead(booking) && !awaitsRelease(booking);
  if (amountCents !== payment.amountCents) {
    await transaction.change(id, { needsReviewAt: now, reviewReason: 'wrongAmount' });
    await transaction.note(id, 'review', { reason: 'wrongAmount' });
    // Where there is a visit a person may ask for the rest; where there is none it only goes back.
    return standing ? undefined : giveBack('wrongAmount');
  }
  if (isPaid(booking)) {
    await transaction.change(id, { needsReviewAt: now, reviewReason: 'paidTwice' });
    return giveBack('paidTwice');
  }
  if (standing) {
    await transaction.change(id, { paidAt: now });
    await transaction.note(id, 'paid', { amountCents });
    return transaction.start({ kind: 'tell', bookingId: id, mail: 'confirmed', about: String(booking.sequence) });
  }
  await transaction.change(id, { paidLateAt: now });
  await transaction.note(id, 'paidLate', { amountCents });
  if (!isEnded(booking)) return transaction.start({ kind: 'rebook', bookingId: id });
  await giveBack('noVisit');
  return transaction.start({ kind: 'tell', bookingId: id, mail: 'refund', about: payment.id });
}
