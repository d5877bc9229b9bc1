import type { BookingStore } from './booking-store.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Anybody can send a callback, and a provider sends it again and again: within this time one question answers them all. */
const oneQuestionMs = 5_000;
const afterMs = 1_000;

export type Hint = { orderId?: string; providerId?: string };

/** Something may have happened to a payment. The worker asks the provider; nothing that stands in the callback is believed. */
export async function hearCallback(
  store: BookingStore,
  provider: PaymentProvider['name'],
  hint: Hint,
  now: Date,
): Promise<'known' | 'unknown'> {
  const paymentId = await store.findPayment(provider, hint);
  if (!paymentId) return 'unknown';
  const question = Math.floor(now.getTime() / oneQuestionMs);
  await store.inTransaction(async (transaction) => {
    await transaction.start({ kind: 'settlePayment', paymentId, asked: `callback-${question}` });
    // For the callback that comes just before its money, or just after the question was answered.
    const later = new Date((question + 1) * oneQuestionMs + afterMs);
    await transaction.start({ kind: 'settlePayment', paymentId, asked: `callback-${question}-once-more` }, later);
  });
  return 'known';
}
