import type { ReviewReason } from '../model/booking.ts';
import type { BookingStore } from '../ports/booking-store.ts';

type Review = { reason: ReviewReason; tellPatient: boolean };

/** Nothing more can be done automatically: the booking enters the front desk's queue, once for each reason. */
export const askForReview = (store: BookingStore, bookingId: string, { reason, tellPatient }: Review): Promise<void> =>
  store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked || locked.booking.reviewReason === reason) return;
    await transaction.change(bookingId, { needsReviewAt: locked.now, reviewReason: reason });
    await transaction.addEvent(bookingId, 'review', { reason });
    if (tellPatient) await transaction.enqueueWork({ kind: 'tell', bookingId, mail: 'needsPerson', about: reason });
  });
