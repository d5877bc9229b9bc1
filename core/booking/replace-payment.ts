import type { BookingTransaction } from './booking-store.ts';
import type { Payment } from './payment.ts';

/**
 * Another one is waited for from now on. What the provider has not answered yet cannot be struck out; `requestPayment` does so when
 * it hears of it.
 */
export async function replacePayment(transaction: BookingTransaction, payment: Payment, now: Date): Promise<void> {
  await transaction.changePayment(payment.id, { endedAt: now, endKind: 'replaced' });
  await transaction.note(payment.bookingId, 'paymentEnded', { kind: 'replaced' });
  if (payment.providerId !== null) await transaction.start({ kind: 'cancelReplaced', paymentId: payment.id });
}
