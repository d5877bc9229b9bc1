import { workSettledByReview } from '../booking/messages/promises.ts';
import type { ReviewReason } from '../booking/model/booking.ts';
import { hasOpenReview } from '../booking/model/open-review.ts';
import { err, ok } from '../kernel/result.ts';
import type { DeskRequest, DeskTrouble } from './desk-request.ts';
import { refuseHeld } from './work/refuse-held.ts';

/** Every recheck of the clinic or the provider finds these again: the reason is kept, otherwise they would be raised each night. */
const foundAgainAndAgain: readonly (ReviewReason | null)[] = ['gone', 'paidTwice', 'wrongAmount', 'paidLate'];

/** Staff closed the review. A later problem needs a new review, even for the same reason. */
export const markReviewed = ({ store, staff, bookingId, requestId }: DeskRequest) =>
  store.act<DeskTrouble>({ staff, bookingId, requestId, action: 'reviewed' }, async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked) return err({ kind: 'notFound' });
    const { booking, now } = locked;
    const settled = { kinds: workSettledByReview, subject: { kind: 'booking' as const, id: bookingId } };
    const free = await refuseHeld(transaction, staff, settled);
    if (!free.ok) return free;
    const closed = await transaction.closeWorkItems({ ...settled, by: staff.name });
    if (!hasOpenReview(booking) && closed === 0) return err({ kind: 'nothingToDo' });
    const { reviewReason } = booking;
    await transaction.change(bookingId, {
      reviewedAt: now,
      reviewReason: foundAgainAndAgain.includes(reviewReason) ? reviewReason : null,
    });
    await transaction.addStaffEvent(bookingId, { kind: 'reviewed', by: staff, detail: reviewReason ? { reason: reviewReason } : {} });
    return ok('done' as const);
  });
