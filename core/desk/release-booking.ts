import type { Booking } from '../booking/model/booking.ts';
import { awaitsRelease, clinicAppointmentId, hasClinicAppointment, isEnded } from '../booking/model/booking-predicates.ts';
import { returnMoney } from '../booking/payment/return-money.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { DeskRequest, DeskTrouble } from './desk-request.ts';
import type { DeskTransaction } from './desk-store.ts';

/** A booked visit, or one that is being booked. An ended one whose appointment still exists is released by a retry. */
export const mayBeReleased = (booking: Booking, now: Date): boolean =>
  booking.startsAt > now && !isEnded(booking) && !awaitsRelease(booking) && (hasClinicAppointment(booking) || booking.releasedAt === null);

/**
 * Releases the slot: the worker unschedules the appointment at the clinic. This is the patient's own cancellation, made through the front
 * desk: without a deadline, with a refund and a mail to the patient.
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
  await transaction.addStaffEvent(bookingId, { kind: 'cancelledByDesk', by: staff });
  await returnMoney(transaction, bookingId, 'cancelled', now);
  await transaction.enqueueWork({ kind: 'release', bookingId, appointmentId: clinicAppointmentId(booking), again: requestId });
  return ok('done');
}
