import type { Booking } from '../booking/booking.ts';
import { returnMoney } from '../booking/return-money.ts';
import { appointmentInBook, awaitsRelease, isEnded, isInTheBook } from '../booking/rules/standing-visit.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { DeskRequest, DeskTrouble } from './desk-request.ts';
import type { DeskTransaction } from './desk-store.ts';

/** A visit that stands, or is about to. One that has ended and was left in the clinic's book is work to be done again. */
export const mayBeReleased = (booking: Booking, now: Date): boolean =>
  booking.startsAt > now && !isEnded(booking) && !awaitsRelease(booking) && (isInTheBook(booking) || booking.releasedAt === null);

/**
 * The slot becomes free: the worker unschedules the appointment at the clinic. This is the patient's own cancellation, told to the
 * desk: it has no deadline, the money goes back, the patient is written to.
 */
export const releaseByDesk = (request: DeskRequest) => {
  const { store, staff, bookingId, requestId } = request;
  return store.act<DeskTrouble>({ staff, bookingId, requestId, action: 'release' }, (transaction) => releaseNow(transaction, request));
};

export async function releaseNow(
  transaction: DeskTransaction,
  { staff, bookingId, requestId }: DeskRequest,
): Promise<Result<'done', DeskTrouble>> {
  const locked = await transaction.lock(bookingId);
  if (!locked) return err({ kind: 'notFound' });
  const { booking, now } = locked;
  if (!mayBeReleased(booking, now)) return err({ kind: 'nothingToDo' });
  await transaction.change(bookingId, { cancelledAt: now });
  await transaction.remark(bookingId, { kind: 'cancelledByDesk', by: staff });
  await returnMoney(transaction, bookingId, 'cancelled', now);
  await transaction.start({ kind: 'release', bookingId, appointmentId: appointmentInBook(booking), again: requestId });
  return ok('done');
}
