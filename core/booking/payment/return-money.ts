import type { BookingTransaction, RefundReason } from '../ports/booking-store.ts';

/** Refunds everything that was paid for a visit that will not take place: one work item of the front desk for each payment. */
export async function returnMoney(transaction: BookingTransaction, bookingId: string, reason: RefundReason, now: Date): Promise<boolean> {
  let due = false;
  for (const { id, transactionId, paidCents } of await transaction.lockPayments(bookingId)) {
    if (transactionId === null || paidCents === null) continue;
    await transaction.addRefund({ bookingId, paymentId: id, transactionId, amountCents: paidCents, reason }, now);
    await transaction.addEvent(bookingId, 'refundDue', { reason, amountCents: paidCents });
    due = true;
  }
  return due;
}
