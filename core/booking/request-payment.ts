import { randomInt, randomUUID } from 'node:crypto';
import type { Booking } from './booking.ts';
import type { BookingPorts } from './booking-ports.ts';
import { cancelPayments } from './cancel-payments.ts';
import { isOpen, type Payment } from './payment.ts';
import type { PaymentDetails, PaymentRequest } from './payment-provider.ts';
import { mbwayAnswerMinutes } from './rules/constants.ts';
import { goesAhead, isPaid } from './rules/standing-visit.ts';

export type PaymentAsked = 'requested' | 'notNeeded' | 'refused' | 'silent';

/**
 * Asks the provider for a reference or for a question on the phone. The request is written down before it is sent; after
 * silence the same request is sent again only where the provider promises that it stays one payment.
 */
export async function requestPayment(ports: BookingPorts, bookingId: string): Promise<PaymentAsked> {
  const prepared = await prepare(ports, bookingId);
  if (typeof prepared === 'string') return prepared;
  const { payment, booking } = prepared;
  const answer = await ports.provider.request(toRequest(payment, booking));
  if (answer.ok) {
    // Cancelled, moved or given up while the provider was at it: nobody is to pay for that.
    if (!(await accept(ports, payment, answer.value))) await cancelPayments(ports, bookingId);
    return 'requested';
  }
  if (answer.error.kind === 'providerSilent') return 'silent';
  await ports.store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked) return;
    await transaction.changePayment(payment.id, { endedAt: locked.now, endKind: 'refused' });
    await transaction.note(bookingId, 'paymentRefused', { method: payment.method });
  });
  return 'refused';
}

async function prepare({ store, provider }: BookingPorts, bookingId: string) {
  return store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked) return 'notNeeded' as const;
    const { booking, now } = locked;
    if (!booking.paymentMethod || !booking.payBy || isPaid(booking) || !goesAhead(booking) || booking.payBy <= now)
      return 'notNeeded' as const;
    const payments = await transaction.payments(bookingId);
    // Money of a wrong amount is a person's to judge; until then no more is asked for.
    if (payments.some(({ paidAt }) => paidAt !== null)) return 'notNeeded' as const;
    const open = payments.filter(isOpen);
    if (open.some((payment) => payment.acceptedAt)) return 'requested' as const;
    const [unanswered] = open;
    if (unanswered && provider.sameRequestIsOnePayment) return { payment: unanswered, booking };
    // The question may stand on the phone, answered or not: no second one beside it.
    if (open.some((payment) => payment.method === 'mbway' && now.getTime() - payment.requestedAt.getTime() < mbwayAnswerMinutes * 60_000))
      return 'silent' as const;
    for (const { id } of open) await transaction.changePayment(id, { endedAt: now, endKind: 'unanswered' });
    const payment = newPayment(booking, booking.paymentMethod, booking.payBy, provider.name, now);
    await transaction.insertPayment(payment);
    return { payment, booking };
  });
}

/** Whether the visit still waits for it. */
function accept({ store }: BookingPorts, payment: Payment, details: PaymentDetails): Promise<boolean> {
  return store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(payment.bookingId);
    if (!locked) throw new TypeError('a payment belongs to a booking');
    const { booking, now } = locked;
    const shown =
      details.method === 'multibanco' ? { entity: details.entity, reference: details.reference } : { answerBy: details.answerBy };
    await transaction.changePayment(payment.id, { acceptedAt: now, lastAskedAt: now, providerId: details.providerId, ...shown });
    await transaction.change(payment.bookingId, { paymentRequestedAt: now });
    await transaction.note(payment.bookingId, 'paymentRequested', { method: payment.method });
    await transaction.start({ kind: 'tell', bookingId: payment.bookingId, mail: 'paymentDetails', about: payment.id });
    return goesAhead(booking) && booking.givenUpAt === null;
  });
}

const toRequest = ({ orderId, method, amountCents, expiresAt }: Payment, { mbwayPhone }: Booking): PaymentRequest =>
  method === 'mbway' ? { orderId, amountCents, expiresAt, method, phone: mbwayPhone ?? '' } : { orderId, amountCents, expiresAt, method };

/** Letters and digits that nobody mixes up: it is read out over the phone. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const newOrderId = () => Array.from({ length: 12 }, () => signs[randomInt(signs.length)]).join('');

function newPayment(booking: Booking, method: Payment['method'], expiresAt: Date, provider: Payment['provider'], now: Date): Payment {
  const asked = { id: randomUUID(), bookingId: booking.id, orderId: newOrderId(), provider, method, amountCents: booking.priceCents };
  const later = { acceptedAt: null, providerId: null, entity: null, reference: null, answerBy: null, endedAt: null, endKind: null };
  return { ...asked, expiresAt, requestedAt: now, ...later, paidAt: null, transactionId: null, paidCents: null, lastAskedAt: null };
}
