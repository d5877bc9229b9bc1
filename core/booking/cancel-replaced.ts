import type { BookingPorts } from './booking-ports.ts';
import { heard } from './silence.ts';

/** Strikes out at the provider what the patient replaced by another way to pay. Where that cannot be, it is asked about until it has expired. */
export async function cancelReplaced({ store, provider }: BookingPorts, paymentId: string): Promise<'cancelled' | 'kept'> {
  const payment = await store.readPayment(paymentId);
  if (payment?.endKind !== 'replaced' || payment.paidAt || payment.providerId === null) return 'kept';
  const answer = heard(await provider.cancel({ orderId: payment.orderId, providerId: payment.providerId }));
  if (!answer.ok || answer.value !== 'cancelled') return 'kept';
  await store.inTransaction(async (transaction) => {
    await transaction.lock(payment.bookingId);
    await transaction.changePayment(paymentId, { endKind: 'cancelled' });
  });
  return 'cancelled';
}
