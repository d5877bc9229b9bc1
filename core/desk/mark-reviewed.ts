import { workSettledByReview } from '../booking/messages/promises.ts';
import type { ReviewReason } from '../booking/model/booking.ts';
import { hasOpenReview } from '../booking/model/open-review.ts';
import { err, ok } from '../kernel/result.ts';
import type { DeskRequest, DeskTrouble } from './desk-request.ts';
import { heldByOther } from './work/refuse-held.ts';

/** Every recheck of the clinic or the provider finds these again: the reason is kept, otherwise they would be raised each night. */
const foundAgainAndAgain: readonly (ReviewReason | null)[] = ['gone', 'paidTwice', 'wrongAmount', 'paidLate'];

/**
 * Staff saw to one thing, and to the call that it asked for: what waits beside it nobody has looked at yet. With the last of them the review
 * is closed; a later problem needs a new one, even for the same reason. `itemId`: what the press stood beside; null where the review had no item.
 */
export const markReviewed = ({ store, staff, bookingId, requestId }: DeskRequest, itemId: string | null) => {
  const entry = { staff, bookingId, requestId, action: 'reviewed' as const, detail: { ...(itemId && { itemId }) } };
  return store.act<DeskTrouble>(entry, async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked) return err({ kind: 'notFound' });
    const { booking, now } = locked;
    const subject = { kind: 'booking' as const, id: bookingId };
    const open = await transaction.lockWork({ subject, kinds: workSettledByReview });
    const kind = open.find(({ item }) => item.id === itemId)?.item.kind;
    if (itemId === null ? open.length > 0 || !hasOpenReview(booking) : !kind) return err({ kind: 'nothingToDo' });
    const seen = open.filter(({ item }) => item.kind === kind || item.kind === 'callPatient');
    const held = heldByOther(seen, staff);
    if (held) return err(held);
    await transaction.closeWorkItems({ kinds: seen.map(({ item }) => item.kind), subject, by: staff.name });
    const { reviewReason } = booking;
    if (seen.length === open.length) {
      const kept = foundAgainAndAgain.includes(reviewReason) ? reviewReason : null;
      await transaction.change(bookingId, { reviewedAt: now, reviewReason: kept });
    }
    const told = kind && itemId ? { item: kind, itemId } : { ...(reviewReason && { reason: reviewReason }) };
    await transaction.addStaffEvent(bookingId, { kind: 'reviewed', by: staff, detail: told });
    return ok('done' as const);
  });
};
