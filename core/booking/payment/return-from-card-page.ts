import type { CardReturn } from '../model/card-payment.ts';
import { isOpen } from '../model/payment.ts';
import type { BookingStore } from '../ports/booking-store.ts';
import type { PaymentProvider } from '../ports/payment-provider.ts';
import { handlePaymentCallback, type PaymentHint } from './handle-payment-callback.ts';

/**
 * A patient comes back from the provider's page. What the page said is kept for the page of the visit; whether there is money only the
 * provider's answer tells. Returns the booking, for the browser to be led to.
 */
export async function returnFromCardPage(
  store: BookingStore,
  provider: PaymentProvider['name'],
  { hint, returnedAs, now }: { hint: PaymentHint; returnedAs: CardReturn; now: Date },
): Promise<string | null> {
  const paymentId = await store.findPayment(provider, hint);
  const payment = paymentId ? await store.readPayment(paymentId) : null;
  if (payment?.method !== 'card') return null;
  await store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(payment.bookingId);
    const mine = (await transaction.lockPayments(payment.bookingId)).find(({ id }) => id === payment.id);
    // Once it was called paid only the provider's answer counts: an address that is opened again changes nothing.
    if (locked && mine && isOpen(mine) && mine.returnedAs !== 'paid')
      await transaction.changePayment(mine.id, { returnedAt: locked.now, returnedAs });
  });
  await handlePaymentCallback(store, provider, hint, now);
  return payment.bookingId;
}
