import type { Booking } from '@clinic/core/booking/booking';
import type { Payment } from '@clinic/core/booking/payment';
import { bookingStatus } from '@clinic/core/booking/rules/booking-status';
import { awaitsRelease, visitStands } from '@clinic/core/booking/rules/standing-visit';
import { type Moment, momentOf } from './moment.ts';
import { type PaymentState, paymentState } from './payment-state.ts';

const failureReasons = ['vatNotValid', 'patientAlreadyExists', 'phoneDigits', 'errorCreatingPatient', 'notMovable'] as const;
export type FailureReason = (typeof failureReasons)[number] | 'other';

/** What the page of a visit says. */
export type VisitState =
  | { kind: 'received' }
  | PaymentState
  | { kind: 'scheduled' | 'confirmed' | 'past' | 'notPaid' | 'moved' | 'slotTaken' }
  | { kind: 'cancelled'; refundCents: number }
  /** With its date only for who has proven to be the patient: others must not learn when somebody sees a doctor. */
  | { kind: 'conflict'; other: Moment | null }
  | { kind: 'failed'; reason: FailureReason }
  /** `keepsTime`: the visit stands, and only its payment is to be talked about. */
  | { kind: 'needsReview'; keepsTime: boolean };

export function visitState(booking: Booking, payments: readonly Payment[], now: Date): VisitState {
  const status = bookingStatus(booking);
  switch (status) {
    case 'received':
    case 'notPaid':
    case 'moved':
    case 'slotTaken':
      return { kind: status };
    case 'pendingPayment':
      // Given up, and the clinic is being told at this moment.
      return awaitsRelease(booking) ? { kind: 'notPaid' } : paymentState(booking, payments, now);
    case 'scheduled':
    case 'confirmed':
      return { kind: booking.endsAt <= now ? 'past' : status };
    case 'cancelled':
      return { kind: status, refundCents: payments.reduce((sum, { paidCents }) => sum + (paidCents ?? 0), 0) };
    case 'conflict':
      return { kind: status, other: otherVisit(booking) };
    case 'failed':
      return { kind: status, reason: failureReasons.find((reason) => reason === booking.failureKind) ?? 'other' };
    case 'needsReview':
      return { kind: status, keepsTime: visitStands(booking) && booking.failedAt === null && booking.reviewReason !== 'gone' };
    default:
      return status satisfies never;
  }
}

/** Proven for this very booking: one that was moved was asked for with the link alone. */
function otherVisit({ provenPatientId, patientId, movedFrom, conflictingStartsAt }: Booking): Moment | null {
  const isProven = movedFrom === null && provenPatientId !== null && provenPatientId === patientId;
  return isProven && conflictingStartsAt ? momentOf(conflictingStartsAt) : null;
}

/** What a waiting page asks for every few seconds: whether anything changed, and nothing about anybody. */
export type StateAnswer = { state: VisitState['kind']; until: string | null; now: string };

export const toAnswer = (state: VisitState, now: Date): StateAnswer => ({
  state: state.kind,
  until: state.kind === 'mbway' ? state.answerBy : null,
  now: now.toISOString(),
});
