import type { Booking } from '@clinic/core/booking/model/booking';
import { isOpen, isStandingReference, type Payment } from '@clinic/core/booking/model/payment';
import { answeredUntil } from '@clinic/core/booking/payment/pay-another-way';
import { asCardPage, cardOver, type ShownCardState } from './card-state.ts';

/** How far the paying of a visit has come, for the person who is to pay. */
export type ShownPaymentState =
  /** Asked for a moment ago; the details come by themselves. */
  | { kind: 'preparing' }
  /** The provider does not answer: we send the details when it does. */
  | { kind: 'delayed' }
  | { kind: 'multibanco'; entity: string; reference: string; amountCents: number; askedAt: string; refused: 'mbway' | 'card' | null }
  | { kind: 'mbway'; phoneEnding: string; amountCents: number; askedAt: string; answerBy: string }
  | { kind: 'mbwayOver'; because: 'rejected' | 'expired' | 'refused'; phoneEnding: string }
  | ShownCardState
  /** The deadline is over and the provider is asked once more. */
  | { kind: 'checking' };

/** Nobody is told of a delay before it is one. */
const usualMs = 90_000;

export function paymentState(booking: Booking, payments: readonly Payment[], now: Date): ShownPaymentState {
  if (booking.payBy !== null && booking.payBy <= now) return { kind: 'checking' };
  const latest = payments.at(-1);
  const openOne = payments.findLast((payment) => isOpen(payment) && payment.method === booking.paymentMethod);
  const reference = payments.findLast((payment) => isStandingReference(payment) && payment !== openOne);
  const refused = latest?.endKind === 'refused' && latest.method !== 'multibanco' ? latest.method : null;
  if (reference) return besideReference(reference, openOne, now);
  const shown = openOne ? asOpen(openOne, { booking, refused, now }) : latest && asOver(latest, booking);
  if (shown) return shown;
  // Since the visit stands, or since the last request was called off to make room for the next.
  const since = Math.max(booking.bookedAt?.getTime() ?? 0, latest?.endedAt?.getTime() ?? 0, openOne?.requestedAt.getTime() ?? 0);
  return { kind: now.getTime() - since < usualMs ? 'preparing' : 'delayed' };
}

type Given = { booking: Booking; refused: 'mbway' | 'card' | null; now: Date };

/** Null while the provider has not answered. */
function asOpen(payment: Payment, { booking, refused, now }: Given): ShownPaymentState | null {
  switch (payment.method) {
    case 'multibanco':
      return asReference(payment, refused);
    case 'mbway':
      return asQuestion(payment, booking, now);
    case 'card':
      return asCardPage(payment, now);
    default:
      return payment.method satisfies never;
  }
}

/** Null where the next one is on its way: a reference ends only for another way to pay. */
function asOver({ method, endKind }: Payment, booking: Booking): ShownPaymentState | null {
  if (endKind === 'cancelled' || endKind === 'replaced') return null;
  switch (method) {
    case 'multibanco':
      return null;
    case 'mbway':
      return mbwayOver(endKind, booking);
    case 'card':
      return cardOver(endKind);
    default:
      return method satisfies never;
  }
}

/** Another way was asked for instead: the reference stays good until that is there, and is shown again where it takes long. */
function besideReference(reference: Payment, question: Payment | undefined, now: Date): ShownPaymentState {
  const isLate = question !== undefined && now.getTime() - question.requestedAt.getTime() >= usualMs;
  return (isLate && asReference(reference)) || { kind: 'preparing' };
}

/** `refused`: the way by which the patient wanted to pay instead, who must hear why the reference is back. */
function asReference(payment: Payment, refused: 'mbway' | 'card' | null = null): ShownPaymentState | null {
  const { acceptedAt, entity, reference, amountCents } = payment;
  if (!acceptedAt || !entity || !reference) return null;
  return { kind: 'multibanco', entity, reference, amountCents, askedAt: acceptedAt.toISOString(), refused };
}

/** For a moment after the question is gone from the phone its answer may still be on the way. */
function asQuestion(payment: Payment, booking: Booking, now: Date): ShownPaymentState | null {
  const { acceptedAt, answerBy, amountCents } = payment;
  if (!acceptedAt || !answerBy) return null;
  if (answeredUntil(payment) <= now) return mbwayOver('expired', booking);
  const [askedAt, until] = [acceptedAt.toISOString(), answerBy.toISOString()];
  return { kind: 'mbway', phoneEnding: endingOf(booking), amountCents, askedAt, answerBy: until };
}

const mbwayOver = (endKind: Payment['endKind'], booking: Booking): ShownPaymentState => ({
  kind: 'mbwayOver',
  because: endKind === 'rejected' || endKind === 'refused' ? endKind : 'expired',
  phoneEnding: endingOf(booking),
});

/** Enough to know one's own number again, and of no use to others. */
const endingOf = ({ mbwayPhone }: Booking): string => mbwayPhone?.slice(-3) ?? '';
