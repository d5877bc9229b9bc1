import { unlessUnavailable } from '../../clinic/service-unavailable.ts';
import type { BookingPorts } from '../ports/booking-ports.ts';

/** Cancels at the provider what the patient replaced by another method. If that is impossible, it is checked until it has expired. */
export async function cancelReplaced({ store, provider }: BookingPorts, paymentId: string): Promise<'cancelled' | 'kept'> {
  const payment = await store.readPayment(paymentId);
  if (payment?.endKind !== 'replaced' || payment.paidAt || payment.providerId === null) return 'kept';
  const answer = unlessUnavailable(await provider.cancel({ orderId: payment.orderId, providerId: payment.providerId }));
  if (!answer.ok || answer.value !== 'cancelled') return 'kept';
  await store.inTransaction(async (transaction) => {
    await transaction.lock(payment.bookingId);
    await transaction.changePayment(paymentId, { endKind: 'cancelled' });
  });
  return 'cancelled';
}
