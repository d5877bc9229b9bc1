import type { Booking } from '../model/booking.ts';
import { awaitsRelease, goesAhead, hasClinicAppointment, isEnded, isPaid } from '../model/booking-predicates.ts';
import { recheckMinutes } from '../model/constants.ts';
import { placeFor } from '../model/waiting-wishes.ts';
import type { BookingStore, BookingTransaction } from '../ports/booking-store.ts';

type Made = { appointmentId: number; adopted: boolean };

/** The appointment exists at the clinic: from here on only a confirmed release frees the slot. */
export function recordVisit(store: BookingStore, bookingId: string, { appointmentId, adopted }: Made): Promise<'booked' | 'ended'> {
  return store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked) return 'ended';
    const { booking, now } = locked;
    if (hasClinicAppointment(booking) || booking.appointmentId === appointmentId) {
      // Two workers made one each (the first was wrongly taken for dead): the first appointment stays, the other is found and removed.
      if (booking.appointmentId !== appointmentId)
        await transaction.enqueueWork({ kind: 'recheckOn', bookingId, occasion: `twin-${appointmentId}` });
      return goesAhead(booking) ? 'booked' : 'ended';
    }
    await transaction.changeWithEvent(bookingId, { appointmentId, bookedAt: now }, adopted ? 'adopted' : 'booked', { appointmentId });
    await transaction.confirmHold(bookingId);
    const occasion = String(appointmentId);
    await transaction.enqueueWork({ kind: 'recheckOn', bookingId, occasion }, new Date(now.getTime() + recheckMinutes * 60_000));
    if (await isWanted(transaction, booking, now)) {
      await giveUpInTime(transaction, booking);
      const place = placeFor(booking);
      if (place) await transaction.joinWaitingList(bookingId, place);
      return 'booked';
    }
    await transaction.enqueueWork({ kind: 'release', bookingId, appointmentId });
    return 'ended';
  });
}

/** False if it was cancelled during the call, or if the visit to be replaced is gone: the new appointment must then be removed. */
async function isWanted(transaction: BookingTransaction, booking: Booking, now: Date): Promise<boolean> {
  if (isEnded(booking)) return false;
  if (booking.movedFrom === null || booking.appointmentId !== null) return true;
  if (await takeOverFrom(transaction, booking.movedFrom, booking, now)) return true;
  await transaction.change(booking.id, { failedAt: now, failureKind: 'notMovable' });
  await transaction.addEvent(booking.id, 'failed', { kind: 'notMovable' });
  return false;
}

async function giveUpInTime(transaction: BookingTransaction, asked: Booking): Promise<void> {
  // The payments and the deadline of the moved visit were taken over.
  const booking = asked.movedFrom ? (await transaction.lock(asked.id))?.booking : asked;
  if (!booking?.paymentMethod || !booking.payBy || isPaid(booking)) return;
  await transaction.enqueueWork({ kind: 'giveUpUnpaid', bookingId: booking.id }, booking.payBy);
}

/** The old visit ends in the transaction that records the new one, which takes over its payments. False: moved or ended before. */
async function takeOverFrom(transaction: BookingTransaction, oldId: string, booking: Booking, now: Date): Promise<boolean> {
  const locked = await transaction.lock(oldId);
  if (!locked || !goesAhead(locked.booking) || awaitsRelease(locked.booking)) return false;
  const old = locked.booking;
  await transaction.change(oldId, { movedTo: booking.id });
  await transaction.addEvent(oldId, 'moved');
  await transaction.movePayments(oldId, booking.id);
  await transaction.change(booking.id, {
    paidAt: old.paidAt,
    paidLateAt: old.paidLateAt,
    paymentRequestedAt: old.paymentRequestedAt,
    needsReviewAt: old.needsReviewAt,
    reviewReason: old.reviewReason,
    reviewedAt: old.reviewedAt,
    sequence: old.sequence + 1,
    // A reference keeps the expiry that it was issued with.
    ...(old.payBy && booking.payBy && old.payBy < booking.payBy && { payBy: old.payBy }),
  });
  await transaction.moveWorkItems(oldId, booking.id);
  await transaction.enqueueWork({ kind: 'release', bookingId: oldId, appointmentId: old.appointmentId });
  await transaction.enqueueWork({ kind: 'tell', bookingId: booking.id, mail: 'moved', about: now.toISOString().slice(0, 10) });
  return true;
}
