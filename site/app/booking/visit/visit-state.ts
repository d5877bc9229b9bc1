import { patientRefusals } from '@clinic/core/booking/messages/promises';
import type { Booking } from '@clinic/core/booking/model/booking';
import { awaitsRelease, visitStands } from '@clinic/core/booking/model/booking-predicates';
import { bookingStatus } from '@clinic/core/booking/model/booking-status';
import { keepsTime } from '@clinic/core/booking/model/open-review';
import type { Payment } from '@clinic/core/booking/model/payment';
import { dueCents, type RefundFacts, returnedCents } from '@clinic/core/booking/model/refund';
import { lisbonMoment, type Moment } from './moment.ts';
import { paymentState, type ShownPaymentState } from './payment-state.ts';

const failureReasons = [...patientRefusals, 'notMovable'] as const;
export type FailureReason = (typeof failureReasons)[number] | 'other';

/** What the page of a visit says. */
export type VisitState =
  | { kind: 'received' }
  | ShownPaymentState
  | { kind: 'scheduled' | 'confirmed' | 'past' | 'notPaid' | 'slotTaken' }
  | ({ kind: 'cancelled' } & Returned)
  /** Paid for a visit that did not come to be. */
  | ({ kind: 'refund' } & Returned)
  /** With its date only for who has proven to be the patient: others must not learn when somebody sees a doctor. */
  | { kind: 'conflict'; other: Moment | null }
  | { kind: 'failed'; reason: FailureReason }
  /** `keepsTime`: the visit stands, and only its payment is to be talked about. */
  | { kind: 'needsReview'; keepsTime: boolean; reason: FailureReason | null };

/** What goes back, and what went. */
type Returned = { dueCents: number; returnedCents: number };
type Money = { payments: readonly Payment[]; refunds: readonly RefundFacts[] };

export function visitState(booking: Booking, { payments, refunds }: Money, now: Date): VisitState {
  const returned = { dueCents: dueCents(refunds), returnedCents: returnedCents(refunds) };
  const status = bookingStatus(booking);
  switch (status) {
    case 'received':
    case 'notPaid':
    case 'slotTaken':
      return { kind: status };
    case 'moved':
      throw new TypeError('the links of a visit that was moved open nothing');
    case 'pendingPayment':
      // Given up, and the clinic is being told at this moment.
      return awaitsRelease(booking) ? { kind: 'notPaid' } : paymentState(booking, payments, now);
    case 'scheduled':
    case 'confirmed':
      return { kind: booking.endsAt <= now ? 'past' : status };
    case 'cancelled':
      return { kind: status, ...returned };
    case 'conflict':
      return { kind: status, other: otherVisit(booking) };
    case 'failed':
      return returned.returnedCents > 0 ? { kind: 'refund', ...returned } : { kind: status, reason: reasonOf(booking) ?? 'other' };
    case 'needsReview':
      return reviewState(booking, returned);
    default:
      return status satisfies never;
  }
}

const reasonOf = ({ failureKind }: Booking): FailureReason | null => failureReasons.find((reason) => reason === failureKind) ?? null;

/** What a person has to put right is told as the patient's letter told it: only some of it ends in a call. */
function reviewState(booking: Booking, returned: Returned): VisitState {
  if (booking.cancelledAt) return { kind: 'cancelled', ...returned };
  if (booking.conflictFoundAt) return { kind: 'conflict', other: otherVisit(booking) };
  if (!visitStands(booking) && returned.dueCents + returned.returnedCents > 0) return { kind: 'refund', ...returned };
  if (awaitsRelease(booking)) return { kind: 'notPaid' };
  return { kind: 'needsReview', keepsTime: keepsTime(booking), reason: reasonOf(booking) };
}

/** Proven for this very booking: one that was moved was asked for with the link alone. */
function otherVisit({ provenPatientId, patientId, movedFrom, conflictingStartsAt }: Booking): Moment | null {
  const isProven = movedFrom === null && provenPatientId !== null && provenPatientId === patientId;
  return isProven && conflictingStartsAt ? lisbonMoment(conflictingStartsAt) : null;
}

/** What a waiting page asks for every few seconds: whether anything changed, and nothing about anybody. */
export type StateAnswer = { state: VisitState['kind']; until: string | null; now: string };

export const toAnswer = (state: VisitState, now: Date): StateAnswer => ({
  state: state.kind,
  until: state.kind === 'mbway' ? state.answerBy : null,
  now: now.toISOString(),
});
