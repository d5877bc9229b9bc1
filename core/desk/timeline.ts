import type { Booking } from '../booking/model/booking.ts';
import type { BookingFile } from './desk-store.ts';

/** `actor`: a person's name, or null if the system did it. */
export type TimelineEntry = { at: Date; kind: string; actor: string | null; detail: Record<string, string | number> };

/** Facts of the row, and the events that report the same: a recorded event has more details and is shown instead. */
const facts: [fact: keyof Booking, kind: string, alsoToldBy: string[]][] = [
  ['submittedAt', 'submitted', []],
  ['patientEnsuredAt', 'patientFound', ['patientCreated']],
  ['conflictFoundAt', 'conflict', []],
  ['bookedAt', 'booked', ['adopted']],
  ['paymentRequestedAt', 'paymentRequested', []],
  ['paidAt', 'paid', []],
  ['paidLateAt', 'paidLate', []],
  ['confirmedAt', 'confirmed', []],
  ['givenUpAt', 'givenUp', []],
  ['cancelledAt', 'cancelled', ['cancelledByDesk', 'cancelledForClinic']],
  ['releasedAt', 'released', []],
  ['failedAt', 'failed', ['slotTaken']],
  ['needsReviewAt', 'review', ['failed']],
  ['reviewedAt', 'reviewed', []],
];

/** What happened to a booking, the oldest first: its events, and the facts without an event. */
export function timelineOf({ booking, events, refunds }: Pick<BookingFile, 'booking' | 'events' | 'refunds'>): TimelineEntry[] {
  const noted = new Set(events.map(({ kind }) => kind));
  // What the desk booked, or moved here, nobody asked for on the site.
  const isMadeHere = events.some(
    ({ kind, detail }) => kind === 'bookedByPhone' || (kind === 'movedByDesk' && detail['from'] === booking.movedFrom),
  );
  const told = isMadeHere ? events.filter(({ kind }) => kind !== 'submitted') : events;
  const fromEvents = told.map(({ happenedAt, kind, actor, detail }): TimelineEntry => {
    return { at: happenedAt, kind, actor: actor === 'system' ? null : actor, detail: { ...detail, ...amountOf(detail, refunds) } };
  });
  const fromFacts = facts.flatMap(([fact, kind, alsoToldBy]): TimelineEntry[] => {
    const at = booking[fact];
    if (!(at instanceof Date) || [kind, ...alsoToldBy].some((told) => noted.has(told))) return [];
    return [{ at, kind, actor: null, detail: kind === 'review' && booking.reviewReason ? { reason: booking.reviewReason } : {} }];
  });
  return [...fromEvents, ...fromFacts].sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** The event holds the refund's id; the timeline shows its amount. */
function amountOf({ refundId }: Record<string, string | number>, refunds: BookingFile['refunds']): { amountCents?: number } {
  const refund = refunds.find(({ id }) => id === refundId);
  return refund ? { amountCents: refund.amountCents } : {};
}
