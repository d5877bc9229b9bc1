import type { ReviewReason } from '../booking/booking.ts';
import { workSettledByReview } from '../booking/promises.ts';
import { hasOpenReview } from '../booking/rules/open-review.ts';
import { err, ok } from '../kernel/result.ts';
import type { DeskRequest, DeskTrouble } from './desk-request.ts';

/** Found anew by every look at the clinic's book or the provider's: forgotten, they would come back each night. */
const foundAgainAndAgain: readonly (ReviewReason | null)[] = ['gone', 'paidTwice', 'wrongAmount', 'paidLate'];

/** A person has settled it. What comes up later needs one again, be it for the same reason. */
export const markReviewed = ({ store, staff, bookingId, requestId }: DeskRequest) =>
  store.act<DeskTrouble>({ staff, bookingId, requestId, action: 'reviewed' }, async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked) return err({ kind: 'notFound' });
    const { booking, now } = locked;
    const closed = await transaction.closeWorkItems({
      kinds: workSettledByReview,
      subject: { kind: 'booking', id: bookingId },
      by: staff.name,
    });
    if (!hasOpenReview(booking) && closed === 0) return err({ kind: 'nothingToDo' });
    const { reviewReason } = booking;
    await transaction.change(bookingId, {
      reviewedAt: now,
      reviewReason: foundAgainAndAgain.includes(reviewReason) ? reviewReason : null,
    });
    await transaction.remark(bookingId, { kind: 'reviewed', by: staff, detail: reviewReason ? { reason: reviewReason } : {} });
    return ok('done' as const);
  });
