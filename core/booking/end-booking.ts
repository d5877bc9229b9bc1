import type { ReviewReason } from './booking.ts';
import type { BookingStore } from './booking-store.ts';
import { returnMoney } from './return-money.ts';
import { recheckMinutes } from './rules/constants.ts';
import { isEnded, isInTheBook } from './rules/standing-visit.ts';

/** The reason is also the key of the message: `slotTaken`, or what the clinic refused about the patient. */
type Ending = { failure: string } | { review: ReviewReason };

/** The patient can choose another time alone; whatever else the clinic refused takes a person, who calls. */
function reviewOf(ending: Ending): ReviewReason | null {
  if ('review' in ending) return ending.review;
  return ending.failure === 'slotTaken' ? null : 'clinicRefused';
}

/** No visit will come of it: the slot is free again at once, and the patient hears of it. */
export function endBooking(store: BookingStore, bookingId: string, ending: Ending): Promise<'booked' | 'ended'> {
  return store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked || isEnded(locked.booking)) return 'ended';
    // Recorded after all, by a run whose answer we did not hear.
    if (isInTheBook(locked.booking)) return 'booked';
    const { now } = locked;
    const failure = 'failure' in ending ? ending.failure : ending.review;
    const review = reviewOf(ending);
    await transaction.change(bookingId, {
      failedAt: now,
      failureKind: failure,
      ...(review && { needsReviewAt: now, reviewReason: review }),
    });
    await transaction.note(bookingId, failure === 'slotTaken' ? 'slotTaken' : 'failed', { kind: failure });
    if (failure === 'clinicUnreachable') {
      // The clinic may still be doing what it was asked: the slot stays held until its time is up, and somebody looks again.
      await transaction.start({ kind: 'recheckOn', bookingId, occasion: 'ended' }, new Date(now.getTime() + recheckMinutes * 60_000));
    } else await transaction.freeSlot(bookingId);
    const returned = await returnMoney(transaction, bookingId, 'notRebooked', now);
    const mail = returned ? 'refund' : failure === 'slotTaken' ? 'slotTaken' : 'needsPerson';
    await transaction.start({ kind: 'tell', bookingId, mail, about: failure });
    return 'ended';
  });
}
