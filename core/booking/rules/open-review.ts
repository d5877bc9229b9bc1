import type { BookingFacts } from './booking-facts.ts';
import { isInTheBook, isPromised, visitStands } from './standing-visit.ts';

const latest = (...times: (Date | null)[]): Date | null =>
  times.reduce((last, time) => (time !== null && (last === null || time > last) ? time : last), null);

/** Money for a visit that is not there. Money for one that was cancelled or moved afterwards has its own way back. */
function moneyWithoutVisitAt(facts: BookingFacts): Date | null {
  const { paidAt, paidLateAt, cancelledAt, movedTo, releasedAt, failedAt, conflictFoundAt } = facts;
  if (visitStands(facts)) return null;
  if (!paidAt) return paidLateAt;
  if (!cancelledAt && movedTo === null) return latest(paidAt, paidLateAt, releasedAt, failedAt, conflictFoundAt);
  const endedAt = cancelledAt ?? releasedAt;
  return latest(paidLateAt, endedAt && paidAt > endedAt ? paidAt : null);
}

/** An appointment that the clinic keeps although the booking has ended. */
function leftInTheBookAt(facts: BookingFacts): Date | null {
  const { bookedAt, cancelledAt, conflictFoundAt, failedAt } = facts;
  if (!bookedAt || !isInTheBook(facts) || isPromised(facts)) return null;
  if (cancelledAt) return bookedAt > cancelledAt ? bookedAt : null;
  return facts.movedTo ? null : latest(conflictFoundAt, failedAt);
}

/** Since when a person has to look at a booking, be its visit promised or not; none where nobody has to. */
export function openReviewSince(facts: BookingFacts): Date | null {
  const raisedAt = latest(facts.needsReviewAt, moneyWithoutVisitAt(facts), leftInTheBookAt(facts));
  return raisedAt !== null && (facts.reviewedAt === null || raisedAt > facts.reviewedAt) ? raisedAt : null;
}

export const hasOpenReview = (facts: BookingFacts): boolean => openReviewSince(facts) !== null;

type Reviewed = BookingFacts & { reviewReason: string | null };

/** What is to be talked about is the payment: the visit stands. */
export const keepsTime = (booking: Reviewed): boolean =>
  visitStands(booking) && booking.failedAt === null && booking.reviewReason !== 'gone';
