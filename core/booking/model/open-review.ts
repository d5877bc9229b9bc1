import type { BookingFacts } from './booking-facts.ts';
import { hasClinicAppointment, isPromised, visitStands } from './booking-predicates.ts';

const latest = (...times: (Date | null)[]): Date | null =>
  times.reduce((last, time) => (time !== null && (last === null || time > last) ? time : last), null);

/** A payment without a visit. Payments for a visit that was cancelled or moved afterwards are handled there. */
function moneyWithoutVisitAt(facts: BookingFacts): Date | null {
  const { paidAt, paidLateAt, cancelledAt, movedTo, releasedAt, failedAt, conflictFoundAt } = facts;
  if (visitStands(facts)) return null;
  if (!paidAt) return paidLateAt;
  if (!cancelledAt && movedTo === null) return latest(paidAt, paidLateAt, releasedAt, failedAt, conflictFoundAt);
  const endedAt = cancelledAt ?? releasedAt;
  return latest(paidLateAt, endedAt && paidAt > endedAt ? paidAt : null);
}

/** An appointment that still exists at the clinic although the booking has ended. */
function leftInTheBookAt(facts: BookingFacts): Date | null {
  const { bookedAt, cancelledAt, conflictFoundAt, failedAt } = facts;
  if (!bookedAt || !hasClinicAppointment(facts) || isPromised(facts)) return null;
  if (cancelledAt) return bookedAt > cancelledAt ? bookedAt : null;
  return facts.movedTo ? null : latest(conflictFoundAt, failedAt);
}

/** Since when a booking needs a review, whether its visit is promised or not; null if it needs none. */
export function openReviewSince(facts: BookingFacts): Date | null {
  const raisedAt = latest(facts.needsReviewAt, moneyWithoutVisitAt(facts), leftInTheBookAt(facts));
  return raisedAt !== null && (facts.reviewedAt === null || raisedAt > facts.reviewedAt) ? raisedAt : null;
}

export const hasOpenReview = (facts: BookingFacts): boolean => openReviewSince(facts) !== null;

type Reviewed = BookingFacts & { reviewReason: string | null };

/** Only the payment is to be discussed: the appointment is kept. */
export const keepsTime = (booking: Reviewed): boolean =>
  visitStands(booking) && booking.failedAt === null && booking.reviewReason !== 'gone';
