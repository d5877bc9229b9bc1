import type { Booking } from '@clinic/core/booking/model/booking';
import { isOpen, isStandingReference, type Payment } from '@clinic/core/booking/model/payment';
import { answeredUntil } from '@clinic/core/booking/payment/pay-another-way';

/** How far the paying of a visit has come, for the person who is to pay. */
export type ShownPaymentState =
  /** Asked for a moment ago; the details come by themselves. */
  | { kind: 'preparing' }
  /** The provider does not answer: we send the details when it does. */
  | { kind: 'delayed' }
  | { kind: 'multibanco'; entity: string; reference: string; amountCents: number; askedAt: string; mbwayRefused: boolean }
  | { kind: 'mbway'; phoneEnding: string; amountCents: number; askedAt: string; answerBy: string }
  | { kind: 'mbwayOver'; because: 'rejected' | 'expired' | 'refused'; phoneEnding: string }
  /** The deadline is over and the provider is asked once more. */
  | { kind: 'checking' };

/** Nobody is told of a delay before it is one. */
const usualMs = 90_000;

export function paymentState(booking: Booking, payments: readonly Payment[], now: Date): ShownPaymentState {
  if (booking.payBy !== null && booking.payBy <= now) return { kind: 'checking' };
  const latest = payments.at(-1);
  const openOne = payments.findLast((payment) => isOpen(payment) && payment.method === booking.paymentMethod);
  const reference = payments.findLast((payment) => isStandingReference(payment) && payment !== openOne);
  const mbwayRefused = latest?.method === 'mbway' && latest.endKind === 'refused';
  if (reference) return besideReference(reference, openOne, now);
  const shown = openOne && (asReference(openOne, mbwayRefused) ?? asQuestion(openOne, booking, now));
  if (shown) return shown;
  if (!openOne && latest?.method === 'mbway' && latest.endKind !== 'cancelled' && latest.endKind !== 'replaced')
    return over(latest.endKind, booking);
  // Since the visit stands, or since the last request was called off to make room for the next.
  const since = Math.max(booking.bookedAt?.getTime() ?? 0, latest?.endedAt?.getTime() ?? 0, openOne?.requestedAt.getTime() ?? 0);
  return { kind: now.getTime() - since < usualMs ? 'preparing' : 'delayed' };
}

/** MB WAY was asked for instead: the reference stays good until that is there, and is shown again where it takes long. */
function besideReference(reference: Payment, question: Payment | undefined, now: Date): ShownPaymentState {
  const isLate = question !== undefined && now.getTime() - question.requestedAt.getTime() >= usualMs;
  return (isLate && asReference(reference)) || { kind: 'preparing' };
}

/** `mbwayRefused`: the patient wanted to pay by phone instead, and must hear why the reference is back. */
function asReference({ acceptedAt, entity, reference, amountCents }: Payment, mbwayRefused = false): ShownPaymentState | null {
  if (!acceptedAt || !entity || !reference) return null;
  return { kind: 'multibanco', entity, reference, amountCents, askedAt: acceptedAt.toISOString(), mbwayRefused };
}

/** For a moment after the question is gone from the phone its answer may still be on the way. */
function asQuestion(payment: Payment, booking: Booking, now: Date): ShownPaymentState | null {
  const { method, acceptedAt, answerBy, amountCents } = payment;
  if (method !== 'mbway' || !acceptedAt || !answerBy) return null;
  if (answeredUntil(payment) <= now) return over('expired', booking);
  const [askedAt, until] = [acceptedAt.toISOString(), answerBy.toISOString()];
  return { kind: 'mbway', phoneEnding: endingOf(booking), amountCents, askedAt, answerBy: until };
}

const over = (endKind: Payment['endKind'], booking: Booking): ShownPaymentState => ({
  kind: 'mbwayOver',
  because: endKind === 'rejected' || endKind === 'refused' ? endKind : 'expired',
  phoneEnding: endingOf(booking),
});

/** Enough to know one's own number again, and of no use to others. */
const endingOf = ({ mbwayPhone }: Booking): string => mbwayPhone?.slice(-3) ?? '';
