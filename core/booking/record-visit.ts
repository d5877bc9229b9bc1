import type { Booking } from './booking.ts';
import type { BookingStore, BookingTransaction } from './booking-store.ts';
import { recheckMinutes } from './rules/constants.ts';
import { awaitsRelease, goesAhead, isEnded, isInTheBook, isPaid } from './rules/standing-visit.ts';

type Made = { appointmentId: number; adopted: boolean };

/** The clinic has it in its book: from here on nothing but a confirmed release frees the slot. */
export function recordVisit(store: BookingStore, bookingId: string, { appointmentId, adopted }: Made): Promise<'booked' | 'ended'> {
  return store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked) return 'ended';
    const { booking, now } = locked;
    if (isInTheBook(booking) || booking.appointmentId === appointmentId) {
      // Two workers made one each (one was thought dead and was not): the first stays, the other is found and removed.
      if (booking.appointmentId !== appointmentId)
        await transaction.start({ kind: 'recheckOn', bookingId, occasion: `twin-${appointmentId}` });
      return goesAhead(booking) ? 'booked' : 'ended';
    }
    await transaction.change(bookingId, { appointmentId, bookedAt: now });
    await transaction.keepSlot(bookingId);
    await transaction.note(bookingId, adopted ? 'adopted' : 'booked', { appointmentId });
    const occasion = String(appointmentId);
    await transaction.start({ kind: 'recheckOn', bookingId, occasion }, new Date(now.getTime() + recheckMinutes * 60_000));
    if (await isWanted(transaction, booking, now)) {
      await giveUpInTime(transaction, booking);
      return 'booked';
    }
    await transaction.start({ kind: 'release', bookingId, appointmentId });
    return 'ended';
  });
}

/** Not where it was cancelled while the clinic was at work, nor where what it was to replace is gone: it was made, so it must be undone. */
async function isWanted(transaction: BookingTransaction, booking: Booking, now: Date): Promise<boolean> {
  if (isEnded(booking)) return false;
  if (booking.movedFrom === null || booking.appointmentId !== null) return true;
  if (await takeOverFrom(transaction, booking.movedFrom, booking, now)) return true;
  await transaction.change(booking.id, { failedAt: now, failureKind: 'notMovable' });
  await transaction.note(booking.id, 'failed', { kind: 'notMovable' });
  return false;
}

async function giveUpInTime(transaction: BookingTransaction, asked: Booking): Promise<void> {
  // From a visit that was moved came its money and its deadline.
  const booking = asked.movedFrom ? (await transaction.lock(asked.id))?.booking : asked;
  if (!booking?.paymentMethod || !booking.payBy || isPaid(booking)) return;
  await transaction.start({ kind: 'giveUpUnpaid', bookingId: booking.id }, booking.payBy);
}

/** The visit that is moved ends in the same moment in which the new one is sure; its money comes along. False: it was moved or ended before. */
async function takeOverFrom(transaction: BookingTransaction, oldId: string, booking: Booking, now: Date): Promise<boolean> {
  const locked = await transaction.lock(oldId);
  if (!locked || !goesAhead(locked.booking) || awaitsRelease(locked.booking)) return false;
  const old = locked.booking;
  await transaction.change(oldId, { movedTo: booking.id });
  await transaction.note(oldId, 'moved');
  await transaction.movePayments(oldId, booking.id);
  await transaction.change(booking.id, {
    paidAt: old.paidAt,
    paidLateAt: old.paidLateAt,
    paymentRequestedAt: old.paymentRequestedAt,
    needsReviewAt: old.needsReviewAt,
    reviewReason: old.reviewReason,
    reviewedAt: old.reviewedAt,
    sequence: old.sequence + 1,
    // A reference that was handed out ends when it was going to.
    ...(old.payBy && booking.payBy && old.payBy < booking.payBy && { payBy: old.payBy }),
  });
  await transaction.moveWorkItems(oldId, booking.id);
  await transaction.start({ kind: 'release', bookingId: oldId, appointmentId: old.appointmentId });
  await transaction.start({ kind: 'tell', bookingId: booking.id, mail: 'moved', about: now.toISOString().slice(0, 10) });
  return true;
}
