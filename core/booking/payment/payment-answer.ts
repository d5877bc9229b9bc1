import { goesAhead, isPaid } from '../model/booking-predicates.ts';
import { isOpen, isStandingReference, type Payment, type PaymentChange } from '../model/payment.ts';
import type { BookingStore } from '../ports/booking-store.ts';
import type { PaymentDetails } from '../ports/payment-provider.ts';
import { replacePayment } from './replace-payment.ts';

/** Returns whether the visit still needs a payment. */
export function acceptPayment(store: BookingStore, { id, bookingId, method }: Payment, details: PaymentDetails): Promise<boolean> {
  return store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked) throw new TypeError('a payment belongs to a booking');
    const { booking, now } = locked;
    const payments = await transaction.lockPayments(bookingId);
    await transaction.changePayment(id, { acceptedAt: now, lastAskedAt: now, ...shownToPatient(details) });
    await transaction.addEvent(bookingId, 'paymentRequested', { method });
    const isAwaited = goesAhead(booking) && booking.givenUpAt === null && !isPaid(booking);
    // The patient chose another method during this request: no mail is sent about it.
    if (payments.some((payment) => payment.id === id && payment.endKind === 'replaced')) {
      await transaction.enqueueWork({ kind: 'cancelReplaced', paymentId: id });
      return isAwaited;
    }
    await transaction.change(bookingId, { paymentRequestedAt: now });
    for (const old of payments.filter((payment) => payment.id !== id && isOpen(payment))) await replacePayment(transaction, old, now);
    await transaction.enqueueWork({ kind: 'tell', bookingId, mail: 'paymentDetails', about: id });
    return isAwaited;
  });
}

function shownToPatient(details: PaymentDetails): PaymentChange {
  const { method, providerId } = details;
  switch (method) {
    case 'multibanco':
      return { providerId, entity: details.entity, reference: details.reference };
    case 'mbway':
      return { providerId, answerBy: details.answerBy };
    case 'card':
      return { providerId, pageUrl: details.pageUrl };
    default:
      return method satisfies never;
  }
}

/** If there is a valid reference, it becomes the payment method again, and nothing more is requested: the page shows it as before. */
export function refusePayment(store: BookingStore, { id, bookingId, method }: Payment): Promise<void> {
  return store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked) return;
    const payments = await transaction.lockPayments(bookingId);
    const wasAwaited = payments.some((payment) => payment.id === id && isOpen(payment));
    await transaction.changePayment(id, { endedAt: locked.now, endKind: 'refused' });
    await transaction.addEvent(bookingId, 'paymentRefused', { method });
    if (wasAwaited && payments.some(isStandingReference))
      await transaction.change(bookingId, { paymentMethod: 'multibanco', mbwayPhone: null });
  });
}
