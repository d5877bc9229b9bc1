import type { BookingFacts } from './booking-facts.ts';
import { hasOpenReview } from './open-review.ts';
import { visitStands } from './standing-visit.ts';

/**
 * Since when nothing comes of a booking any more: refused, taken, not paid, cancelled. Null where a visit stands or stood, where another
 * booking took its place, or where a person has yet to look at it.
 */
export function endedWithoutVisitAt(facts: BookingFacts): Date | null {
  if (visitStands(facts) || facts.movedTo !== null || hasOpenReview(facts)) return null;
  const { submittedAt, conflictFoundAt, failedAt, releasedAt, cancelledAt, paidAt, paidLateAt, reviewedAt } = facts;
  const times = [submittedAt, conflictFoundAt, failedAt, releasedAt, cancelledAt, paidAt, paidLateAt, reviewedAt];
  return new Date(Math.max(...times.map((time) => time?.getTime() ?? 0)));
}
