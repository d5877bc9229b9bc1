import type { BookingFacts } from './booking-facts.ts';
import { visitStands } from './booking-predicates.ts';
import { hasOpenReview } from './open-review.ts';

/**
 * Since when a booking has ended without a visit: rejected, slot taken, not paid, cancelled. Null if there is or was a visit, if another
 * booking replaced it, or if its review is still open.
 */
export function endedWithoutVisitAt(facts: BookingFacts): Date | null {
  if (visitStands(facts) || facts.movedTo !== null || hasOpenReview(facts)) return null;
  const { submittedAt, conflictFoundAt, failedAt, releasedAt, cancelledAt, paidAt, paidLateAt, reviewedAt } = facts;
  const times = [submittedAt, conflictFoundAt, failedAt, releasedAt, cancelledAt, paidAt, paidLateAt, reviewedAt];
  return new Date(Math.max(...times.map((time) => time?.getTime() ?? 0)));
}
