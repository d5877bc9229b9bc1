import type { BookingFacts } from './booking-facts.ts';
import { isPaid, isPromised, visitStands } from './booking-predicates.ts';
import { hasOpenReview } from './open-review.ts';

export const bookingStatuses = [
  'received',
  'pendingPayment',
  'scheduled',
  'confirmed',
  'notPaid',
  'cancelled',
  'moved',
  'conflict',
  'slotTaken',
  'failed',
  'needsReview',
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/**
 * The status of a booking as its patient sees it. Derived from facts, so that no late message can overwrite it: a promised visit stays
 * until it is cancelled or moved, an ending keeps its first reason, and a payment without a visit needs a review.
 */
export function bookingStatus(facts: BookingFacts): BookingStatus {
  const payAtClinic = facts.paymentMethod === null && !isPaid(facts);
  if (isPromised(facts)) return payAtClinic ? 'scheduled' : 'confirmed';
  if (hasOpenReview(facts)) return 'needsReview';
  if (facts.movedTo !== null) return 'moved';
  if (facts.cancelledAt) return 'cancelled';
  if (visitStands(facts)) return payAtClinic ? 'scheduled' : 'pendingPayment';
  return ending(facts) ?? 'received';
}

/** Why there is no visit: the earliest reason. A release without another reason was for lack of payment, or made at the clinic. */
function ending({ conflictFoundAt, failedAt, failureKind, releasedAt, bookedAt, paymentMethod }: BookingFacts): BookingStatus | null {
  const released = bookedAt === null ? 'failed' : paymentMethod === null ? 'cancelled' : 'notPaid';
  const endings: [Date | null, BookingStatus][] = [
    [conflictFoundAt, 'conflict'],
    [failedAt, failureKind === 'slotTaken' ? 'slotTaken' : 'failed'],
    [releasedAt, released],
  ];
  const happened = endings.flatMap(([at, status]) => (at ? [{ at: at.getTime(), status }] : []));
  return happened.sort((a, b) => a.at - b.at)[0]?.status ?? null;
}
