import type { BookingStore } from '../ports/booking-store.ts';
import type { PaymentProvider } from '../ports/payment-provider.ts';

/** Anybody can send a callback, and providers repeat them: within this time one request to the provider serves all. */
const oneQuestionMs = 5_000;
const afterMs = 1_000;

export type PaymentHint = { orderId?: string; providerId?: string };

/** Something may have happened to a payment. The worker asks the provider; nothing in the callback is trusted. */
export async function handlePaymentCallback(
  store: BookingStore,
  provider: PaymentProvider['name'],
  hint: PaymentHint,
  now: Date,
): Promise<'known' | 'unknown'> {
  const paymentId = await store.findPayment(provider, hint);
  if (!paymentId) return 'unknown';
  const question = Math.floor(now.getTime() / oneQuestionMs);
  await store.inTransaction(async (transaction) => {
    await transaction.enqueueWork({ kind: 'settlePayment', paymentId, asked: `callback-${question}` });
    // For a callback that comes just before its payment is visible, or just after the provider was asked.
    const later = new Date((question + 1) * oneQuestionMs + afterMs);
    await transaction.enqueueWork({ kind: 'settlePayment', paymentId, asked: `callback-${question}-once-more` }, later);
  });
  return 'known';
}
