import type { Booking } from '../model/booking.ts';
import { awaitsRelease, goesAhead, isEnded, isPaid } from '../model/booking-predicates.ts';
import type { Payment } from '../model/payment.ts';
import type { BookingTransaction, RefundReason } from '../ports/booking-store.ts';
import type { ReceivedMoney } from '../ports/payment-provider.ts';

type Locked = { booking: Booking; payment: Payment; now: Date };

/** The first amount received for a payment: it confirms the visit, rebooks a released one, or is refunded. */
export async function takeMoney(transaction: BookingTransaction, { booking, payment, now }: Locked, money: ReceivedMoney): Promise<void> {
  const { transactionId, amountCents, paidAt } = money;
  const { id } = booking;
  await transaction.changePayment(payment.id, { paidAt, transactionId, paidCents: amountCents });
  const giveBack = async (reason: RefundReason) => {
    await transaction.addRefund({ bookingId: id, paymentId: payment.id, transactionId, amountCents, reason }, now);
    await transaction.addEvent(id, 'refundDue', { reason, amountCents });
  };
  const standing = goesAhead(booking) && !awaitsRelease(booking);
  if (amountCents !== payment.amountCents) {
    await transaction.change(id, { needsReviewAt: now, reviewReason: 'wrongAmount' });
    await transaction.addEvent(id, 'review', { reason: 'wrongAmount' });
    // If there is a visit, the front desk may ask for the rest; otherwise the amount is refunded.
    return standing ? undefined : giveBack('wrongAmount');
  }
  if (isPaid(booking)) {
    await transaction.change(id, { needsReviewAt: now, reviewReason: 'paidTwice' });
    return giveBack('paidTwice');
  }
  if (standing) {
    await transaction.changeWithEvent(id, { paidAt: now }, 'paid', { amountCents });
    return transaction.enqueueWork({ kind: 'tell', bookingId: id, mail: 'confirmed', about: String(booking.sequence) });
  }
  await transaction.change(id, { paidLateAt: now });
  await transaction.addEvent(id, 'paidLate', { amountCents });
  if (!isEnded(booking)) return transaction.enqueueWork({ kind: 'rebook', bookingId: id });
  await giveBack('noVisit');
  return transaction.enqueueWork({ kind: 'tell', bookingId: id, mail: 'refund', about: payment.id });
}
