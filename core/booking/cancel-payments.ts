import type { BookingPorts } from './booking-ports.ts';
import { mayBringMoney } from './payment.ts';

/** So that a reference in a drawer takes no money for a visit that is gone. Not every provider can; then late money has its way. */
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
