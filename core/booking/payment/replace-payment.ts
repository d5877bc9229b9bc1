import type { Payment } from '../model/payment.ts';
import type { BookingTransaction } from '../ports/booking-store.ts';

/**
 * From now on another payment is expected. A request without a response cannot be cancelled yet; `requestPayment` does so after the
 * response.
 */
export async function replacePayment(transaction: BookingTransaction, payment: Payment, now: Date): Promise<void> {
  await transaction.changePayment(payment.id, { endedAt: now, endKind: 'replaced' });
  await transaction.addEvent(payment.bookingId, 'paymentEnded', { kind: 'replaced' });
  if (payment.providerId !== null) await transaction.enqueueWork({ kind: 'cancelReplaced', paymentId: payment.id });
}
