import { randomInt, randomUUID } from 'node:crypto';
import type { Booking } from '../model/booking.ts';
import { goesAhead, isPaid } from '../model/booking-predicates.ts';
import { mbwayAnswerMinutes } from '../model/constants.ts';
import { isOpen, type Payment } from '../model/payment.ts';
import type { BookingPorts } from '../ports/booking-ports.ts';
import type { PaymentRequest } from '../ports/payment-provider.ts';
import { cancelPayments } from './cancel-payments.ts';
import { acceptPayment, refusePayment } from './payment-answer.ts';

export type PaymentAsked = 'requested' | 'notNeeded' | 'refused' | 'silent';

/**
 * Requests a reference, an MB WAY payment or a page for a card. The request is stored before it is sent; without a response the same request is sent again
 * only if the provider guarantees that it stays one payment.
 */
export async function requestPayment(ports: BookingPorts, bookingId: string): Promise<PaymentAsked> {
  const prepared = await prepare(ports, bookingId);
  if (typeof prepared === 'string') return prepared;
  const { payment, booking } = prepared;
  const answer = await ports.provider.request(toRequest(payment, booking));
  if (answer.ok) {
    // Cancelled, moved, given up or paid by the old reference during the request: it must not be paid any more.
    if (!(await acceptPayment(ports.store, payment, answer.value))) await cancelPayments(ports, bookingId);
    return 'requested';
  }
  if (answer.error.kind === 'providerUnavailable') return 'silent';
  await refusePayment(ports.store, payment);
  return 'refused';
}

async function prepare({ store, provider }: BookingPorts, bookingId: string) {
  return store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked) return 'notNeeded' as const;
    const { booking, now } = locked;
    if (!booking.paymentMethod || !booking.payBy || isPaid(booking) || !goesAhead(booking) || booking.payBy <= now)
      return 'notNeeded' as const;
    const payments = await transaction.lockPayments(bookingId);
    // The front desk decides about a wrong amount; until then nothing more is requested.
    if (payments.some(({ paidAt }) => paidAt !== null)) return 'notNeeded' as const;
    const open = payments.filter(isOpen);
    // A reference does not fulfil a request for MB WAY.
    if (open.some(({ acceptedAt, method }) => acceptedAt && method === booking.paymentMethod)) return 'requested' as const;
    const unanswered = open.filter(({ acceptedAt }) => acceptedAt === null);
    const [first] = unanswered;
    if (first && provider.sameRequestIsOnePayment) return { payment: first, booking };
    // The request may be pending on the phone: no second one beside it.
    if (
      unanswered.some(
        ({ method, requestedAt }) => method === 'mbway' && now.getTime() - requestedAt.getTime() < mbwayAnswerMinutes * 60_000,
      )
    )
      return 'silent' as const;
    for (const { id } of unanswered) await transaction.changePayment(id, { endedAt: now, endKind: 'unanswered' });
    const payment = newPayment(booking, booking.paymentMethod, booking.payBy, provider.name, now);
    await transaction.insertPayment(payment);
    return { payment, booking };
  });
}

function toRequest({ orderId, method, amountCents, expiresAt }: Payment, { mbwayPhone, locale }: Booking): PaymentRequest {
  const asked = { orderId, amountCents, expiresAt };
  switch (method) {
    case 'mbway':
      return { ...asked, method, phone: mbwayPhone ?? '' };
    case 'card':
      return { ...asked, method, locale };
    case 'multibanco':
      return { ...asked, method };
    default:
      return method satisfies never;
  }
}

/** Letters and digits that are not confused with each other: the id is read out over the phone. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const newOrderId = () => Array.from({ length: 12 }, () => signs[randomInt(signs.length)]).join('');

function newPayment(booking: Booking, method: Payment['method'], expiresAt: Date, provider: Payment['provider'], now: Date): Payment {
  const asked = { id: randomUUID(), bookingId: booking.id, orderId: newOrderId(), provider, method, amountCents: booking.priceCents };
  const later = { acceptedAt: null, providerId: null, entity: null, reference: null, answerBy: null, pageUrl: null };
  const ended = { returnedAt: null, returnedAs: null, endedAt: null, endKind: null };
  return {
    ...asked,
    expiresAt,
    requestedAt: now,
    ...later,
    ...ended,
    paidAt: null,
    transactionId: null,
    paidCents: null,
    lastAskedAt: null,
  };
}
