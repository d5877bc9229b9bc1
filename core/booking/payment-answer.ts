import type { BookingStore } from './booking-store.ts';
import { isOpen, isStandingReference, type Payment } from './payment.ts';
import type { PaymentDetails } from './payment-provider.ts';
import { replacePayment } from './replace-payment.ts';
import { goesAhead, isPaid } from './rules/standing-visit.ts';

/** Whether the visit still waits for money. */
export function acceptPayment(store: BookingStore, { id, bookingId, method }: Payment, details: PaymentDetails): Promise<boolean> {
  return store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked) throw new TypeError('a payment belongs to a booking');
    const { booking, now } = locked;
    const payments = await transaction.payments(bookingId);
    const shown =
      details.method === 'multibanco' ? { entity: details.entity, reference: details.reference } : { answerBy: details.answerBy };
    await transaction.changePayment(id, { acceptedAt: now, lastAskedAt: now, providerId: details.providerId, ...shown });
    await transaction.note(bookingId, 'paymentRequested', { method });
    const isAwaited = goesAhead(booking) && booking.givenUpAt === null && !isPaid(booking);
    // The patient chose another way while the provider was at this one: nobody is told of it.
    if (payments.some((payment) => payment.id === id && payment.endKind === 'replaced')) {
      await transaction.start({ kind: 'cancelReplaced', paymentId: id });
      return isAwaited;
    }
    await transaction.change(bookingId, { paymentRequestedAt: now });
    for (const old of payments.filter((payment) => payment.id !== id && isOpen(payment))) await replacePayment(transaction, old, now);
    await transaction.start({ kind: 'tell', bookingId, mail: 'paymentDetails', about: id });
    return isAwaited;
  });
}

/** Where a reference stands, that is again how the visit is to be paid, and nothing more is asked for: the page shows it as before. */
export function refusePayment(store: BookingStore, { id, bookingId, method }: Payment): Promise<void> {
  return store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked) return;
    const payments = await transaction.payments(bookingId);
    const wasAwaited = payments.some((payment) => payment.id === id && isOpen(payment));
    await transaction.changePayment(id, { endedAt: locked.now, endKind: 'refused' });
    await transaction.note(bookingId, 'paymentRefused', { method });
    if (wasAwaited && payments.some(isStandingReference))
      await transaction.change(bookingId, { paymentMethod: 'multibanco', mbwayPhone: null });
  });
}
