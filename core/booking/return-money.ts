import type { BookingTransaction, RefundReason } from './booking-store.ts';

/** Whatever was paid for a visit that will not be: a task for the desk, one for each arrival of money. */
export async function returnMoney(transaction: BookingTransaction, bookingId: string, reason: RefundReason, now: Date): Promise<boolean> {
  let due = false;
  for (const { id, transactionId, paidCents } of await transaction.payments(bookingId)) {
    if (transactionId === null || paidCents === null) continue;
    await transaction.addRefund({ bookingId, paymentId: id, transactionId, amountCents: paidCents, reason }, now);
    await transaction.note(bookingId, 'refundDue', { reason, amountCents: paidCents });
    due = true;
  }
  return due;
}
