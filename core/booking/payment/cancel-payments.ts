import { mayBringMoney } from '../model/payment.ts';
import type { BookingPorts } from '../ports/booking-ports.ts';

/** So that an old reference cannot be paid for a visit that has ended. Not every provider can cancel; such a payment is handled as late. */
export async function cancelPayments({ store, provider }: BookingPorts, bookingId: string): Promise<void> {
  for (const payment of await store.readPayments(bookingId)) {
    if (!mayBringMoney(payment) || payment.providerId === null) continue;
    const cancelled = await provider.cancel({ orderId: payment.orderId, providerId: payment.providerId });
    if (!cancelled.ok || cancelled.value !== 'cancelled') continue;
    await store.inTransaction(async (transaction) => {
      const locked = await transaction.lock(payment.bookingId);
      if (locked) await transaction.changePayment(payment.id, { endedAt: payment.endedAt ?? locked.now, endKind: 'cancelled' });
    });
  }
}
