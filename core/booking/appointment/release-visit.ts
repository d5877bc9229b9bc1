import { unlessUnavailable } from '../../clinic/service-unavailable.ts';
import type { Booking } from '../model/booking.ts';
import { clinicAppointmentId, hasClinicAppointment, isEnded, isInCalendars, mayStillBeCreated } from '../model/booking-predicates.ts';
import { recheckMinutes } from '../model/constants.ts';
import { cancelPayments } from '../payment/cancel-payments.ts';
import type { BookingPorts } from '../ports/booking-ports.ts';
import { askForReview } from './ask-for-review.ts';

/** The reason that the clinic's own record shows, so it must be true and in Portuguese. */
type Observation =
  | 'Falha de pagamento'
  | 'Cancelada pelo paciente'
  | 'Cancelada pela clínica'
  | 'Alterada pelo paciente'
  | 'Alterada pela receção'
  | 'Marcação em duplicado'
  | 'Marcação não concluída';

type Release = { appointmentId: number | null; observation: Observation };

/** Removes the appointment at the clinic; the slot is free only after the clinic's confirmation. */
export async function releaseVisit({ store, clinic }: BookingPorts, bookingId: string, release: Release): Promise<void> {
  const { appointmentId, observation } = release;
  if (appointmentId === null) return freeUnbooked({ store }, bookingId);
  const answer = unlessUnavailable(await clinic.unscheduleAppointment(appointmentId, 'OTHER', observation));
  if (!answer.ok) return askForReview(store, bookingId, { reason: 'notReleased', tellPatient: false });
  await store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    // Done by an earlier run; or booked again since, and the new appointment stays.
    if (!locked || !hasClinicAppointment(locked.booking) || locked.booking.appointmentId !== appointmentId) return;
    const { clinicCancelReason, sequence } = locked.booking;
    // Where the clinic cancelled, its letter was asked for with the press and the sequence raised: raised again, a text message about it
    // would count as outdated.
    const isRaised = clinicCancelReason !== null && sequence > 0;
    const isToRaise = isInCalendars(locked.booking) && !isRaised;
    await transaction.change(bookingId, { releasedAt: locked.now, sequence: isToRaise ? sequence + 1 : sequence });
    await transaction.releaseHold(bookingId);
    await transaction.addEvent(bookingId, 'released');
    await transaction.enqueueWork({ kind: 'openHour', bookingId, appointmentId });
  });
}

/** The booking ended before an appointment was recorded. If the clinic was already called, the slot is kept until a recheck. */
const freeUnbooked = ({ store }: Pick<BookingPorts, 'store'>, bookingId: string): Promise<void> =>
  store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked || hasClinicAppointment(locked.booking) || !isEnded(locked.booking)) return;
    if (!mayStillBeCreated(locked.booking)) return transaction.releaseHold(bookingId);
    await transaction.enqueueWork(
      { kind: 'recheckOn', bookingId, occasion: 'ended' },
      new Date(locked.now.getTime() + recheckMinutes * 60_000),
    );
  });

/** After a cancellation, a move, a conflict found late, or a booking that ended during the call to the clinic. */
export async function releaseBooking(ports: BookingPorts, bookingId: string): Promise<void> {
  const booking = await ports.store.read(bookingId);
  if (!booking) return;
  if (booking.movedTo === null) await cancelPayments(ports, bookingId);
  await releaseVisit(ports, bookingId, { appointmentId: clinicAppointmentId(booking), observation: await observationOn(ports, booking) });
  if (!booking.cancelledAt) return;
  // Asked for before where the clinic cancelled: the same letter is written once.
  await ports.store.inTransaction((transaction) => transaction.enqueueWork({ kind: 'tell', bookingId, mail: 'cancelled', about: 'visit' }));
}

async function observationOn({ store }: BookingPorts, booking: Booking): Promise<Observation> {
  const { id, movedTo, conflictFoundAt, cancelledAt, clinicCancelReason } = booking;
  if (movedTo !== null) return (await store.wasMovedByDesk(id, movedTo)) ? 'Alterada pela receção' : 'Alterada pelo paciente';
  if (conflictFoundAt) return 'Marcação em duplicado';
  if (cancelledAt && clinicCancelReason) return 'Cancelada pela clínica';
  return cancelledAt ? 'Cancelada pelo paciente' : 'Marcação não concluída';
}
