import type { ReviewReason } from '../model/booking.ts';
import { hasClinicAppointment, isEnded } from '../model/booking-predicates.ts';
import { recheckMinutes } from '../model/constants.ts';
import { returnMoney } from '../payment/return-money.ts';
import type { BookingStore } from '../ports/booking-store.ts';

/** The reason is also the message key: `slotTaken`, or what the clinic rejected about the patient. */
type Ending = { failure: string } | { review: ReviewReason };

/** After `slotTaken` the patient can choose another time alone; any other refusal needs a call by the front desk. */
function reviewOf(ending: Ending): ReviewReason | null {
  if ('review' in ending) return ending.review;
  return ending.failure === 'slotTaken' ? null : 'clinicRefused';
}

/** Ends a booking without a visit: the slot is released unless the clinic may still create it, and the patient is notified. */
export function endBooking(store: BookingStore, bookingId: string, ending: Ending): Promise<'booked' | 'ended'> {
  return store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked || isEnded(locked.booking)) return 'ended';
    // Recorded after all, by a run whose response was lost.
    if (hasClinicAppointment(locked.booking)) return 'booked';
    const { now } = locked;
    const failure = 'failure' in ending ? ending.failure : ending.review;
    const review = reviewOf(ending);
    await transaction.change(bookingId, {
      failedAt: now,
      failureKind: failure,
      ...(review && { needsReviewAt: now, reviewReason: review }),
    });
    await transaction.addEvent(bookingId, failure === 'slotTaken' ? 'slotTaken' : 'failed', { kind: failure });
    if (failure === 'clinicUnreachable') {
      // The clinic may still execute the call: the slot stays held until its hold expires, and a recheck is scheduled.
      await transaction.enqueueWork({ kind: 'recheckOn', bookingId, occasion: 'ended' }, new Date(now.getTime() + recheckMinutes * 60_000));
    } else await transaction.releaseHold(bookingId);
    const returned = await returnMoney(transaction, bookingId, 'notRebooked', now);
    const mail = returned ? 'refund' : failure === 'slotTaken' ? 'slotTaken' : 'needsPerson';
    await transaction.enqueueWork({ kind: 'tell', bookingId, mail, about: failure });
    return 'ended';
  });
}
