import type { ReviewReason } from './booking.ts';
import type { BookingStore } from './booking-store.ts';

type Review = { reason: ReviewReason; tellPatient: boolean };

/** Nothing more can be done by itself: the front desk finds it in its queue, once for each reason. */
export const askForReview = (store: BookingStore, bookingId: string, { reason, tellPatient }: Review): Promise<void> =>
  store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked || locked.booking.reviewReason === reason) return;
    await transaction.change(bookingId, { needsReviewAt: locked.now, reviewReason: reason });
    await transaction.note(bookingId, 'review', { reason });
    if (tellPatient) await transaction.start({ kind: 'tell', bookingId, mail: 'needsPerson', about: reason });
  });
