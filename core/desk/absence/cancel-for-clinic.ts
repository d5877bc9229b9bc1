import { isAddressUnknown } from '../../booking/messages/confirm-in-writing.ts';
import type { Booking } from '../../booking/model/booking.ts';
import { clinicAppointmentId, isInCalendars } from '../../booking/model/booking-predicates.ts';
import type { ClinicCancelReason } from '../../booking/model/clinic-cancellation.ts';
import { returnMoney } from '../../booking/payment/return-money.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { isPlainAddress } from '../../mail/mail.ts';
import type { OpeningCalendar } from '../../working-hours/opening-calendar.ts';
import { addWorkingHours } from '../../working-hours/working-hours.ts';
import { askProvider } from '../ask-for-refund.ts';
import type { DeskRequest, DeskTrouble } from '../desk-request.ts';
import type { DeskTransaction } from '../desk-store.ts';
import { mayBeReleased } from '../release-booking.ts';

/** Whoever cannot be written to is called within these hours of opening, and before the visit. */
const callWithinWorkingHours = 4;

/** A letter reaches the patient, or whoever booked. */
export const isReachedByLetter = (booking: Booking): boolean =>
  !isAddressUnknown(booking) && [booking.patient.email, booking.bookedBy?.email ?? ''].some(isPlainAddress);

/** Nobody calls at night: what is cancelled after closing is due on the next day that the clinic is open. */
export const callBy = (startsAt: Date, now: Date, calendar: OpeningCalendar): Date =>
  new Date(Math.min(startsAt.getTime(), addWorkingHours(now, callWithinWorkingHours, calendar).getTime()));

export type ClinicCancel = { reason: ClinicCancelReason; calendar: OpeningCalendar };

/**
 * The clinic itself calls the visit off: all money goes back, whenever it is, and the letter says sorry, why, and where to choose another
 * time. The letter does not wait for the clinic's program, which may be silent for days while the patient is on the way. Nothing is done
 * to a visit that ended meanwhile.
 */
export async function cancelForClinicNow(
  transaction: DeskTransaction,
  { staff, bookingId, requestId }: DeskRequest,
  { reason, calendar }: ClinicCancel,
): Promise<Result<'done', DeskTrouble>> {
  const locked = await transaction.lock(bookingId);
  if (!locked) return err({ kind: 'notFound' });
  const { booking, now } = locked;
  if (!mayBeReleased(booking, now)) return err({ kind: 'nothingToDo' });
  const sequence = isInCalendars(booking) ? booking.sequence + 1 : booking.sequence;
  await transaction.change(bookingId, { cancelledAt: now, clinicCancelReason: reason, sequence });
  // Its hour would be on offer again as soon as it has left the clinic's book. Closed with its whole day, it is so already.
  const { doctorId, startsAt, endsAt } = booking;
  await transaction.absences.declareHour({ doctorId, startsAt, endsAt, reason }, staff.name);
  await transaction.addStaffEvent(bookingId, { kind: 'cancelledForClinic', by: staff, detail: { why: reason } });
  // Whoever cancels for the clinic has seen what goes back: no second confirmation for what a provider can give back.
  if (await returnMoney(transaction, bookingId, 'cancelled', now)) await askProvider(transaction, { staff, bookingId, at: now });
  if (!isReachedByLetter(booking))
    await transaction.openWorkItem({
      ...{ kind: 'clinicCancelled', subject: { kind: 'booking', id: bookingId } },
      ...{ detail: { why: reason }, dueAt: callBy(booking.startsAt, now, calendar) },
    });
  await transaction.enqueueWork({ kind: 'tell', bookingId, mail: 'cancelled', about: 'visit' });
  await transaction.enqueueWork({ kind: 'release', bookingId, appointmentId: clinicAppointmentId(booking), again: requestId });
  return ok('done');
}

/** One visit, from its own page. */
export const cancelForClinic = async (request: DeskRequest, reason: ClinicCancelReason) => {
  const { store, staff, bookingId, requestId } = request;
  const calendar = await store.openingCalendar();
  const entry = { staff, bookingId, requestId, action: 'cancelForClinic' as const, detail: { why: reason } };
  return store.act<DeskTrouble>(entry, (transaction) => cancelForClinicNow(transaction, request, { reason, calendar }));
};
