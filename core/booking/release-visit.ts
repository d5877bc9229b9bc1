import { askForReview } from './ask-for-review.ts';
import type { Booking } from './booking.ts';
import type { BookingPorts } from './booking-ports.ts';
import { cancelPayments } from './cancel-payments.ts';
import { recheckMinutes } from './rules/constants.ts';
import { appointmentInBook, isEnded, isInTheBook, mayStillAppear } from './rules/standing-visit.ts';
import { heard } from './silence.ts';

/** The clinic's own record says why, so it is true and in its language. */
type Observation =
  | 'Falha de pagamento'
  | 'Cancelada pelo paciente'
  | 'Alterada pelo paciente'
  | 'Marcação em duplicado'
  | 'Marcação não concluída';

type Release = { appointmentId: number | null; observation: Observation };

/** Takes the appointment out of the clinic's book; the slot is free only once the clinic has said so. */
export async function releaseVisit({ store, clinic }: BookingPorts, bookingId: string, release: Release): Promise<void> {
  const { appointmentId, observation } = release;
  if (appointmentId === null) return freeUnbooked({ store }, bookingId);
  const answer = heard(await clinic.unscheduleAppointment(appointmentId, 'OTHER', observation));
  if (!answer.ok) return askForReview(store, bookingId, { reason: 'notReleased', tellPatient: false });
  await store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    // Done by an earlier run; or booked anew since, and what is new stays.
    if (!locked || !isInTheBook(locked.booking) || locked.booking.appointmentId !== appointmentId) return;
    const { confirmedAt, movedFrom, sequence } = locked.booking;
    // Only a calendar that has heard of the visit must hear that it is gone.
    const isInCalendars = confirmedAt !== null || movedFrom !== null;
    await transaction.change(bookingId, { releasedAt: locked.now, sequence: isInCalendars ? sequence + 1 : sequence });
    await transaction.freeSlot(bookingId);
    await transaction.note(bookingId, 'released');
  });
}

/** Ended before the clinic had it in its book. Where the clinic was already asked, the slot is kept until somebody has looked. */
const freeUnbooked = ({ store }: Pick<BookingPorts, 'store'>, bookingId: string): Promise<void> =>
  store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked || isInTheBook(locked.booking) || !isEnded(locked.booking)) return;
    if (!mayStillAppear(locked.booking)) return transaction.freeSlot(bookingId);
    await transaction.start({ kind: 'recheckOn', bookingId, occasion: 'ended' }, new Date(locked.now.getTime() + recheckMinutes * 60_000));
  });

/** After a cancellation, a move, a conflict found late, or a booking that ended while the clinic was at it. */
export async function releaseBooking(ports: BookingPorts, bookingId: string): Promise<void> {
  const booking = await ports.store.read(bookingId);
  if (!booking) return;
  if (booking.movedTo === null) await cancelPayments(ports, bookingId);
  await releaseVisit(ports, bookingId, { appointmentId: appointmentInBook(booking), observation: observationOn(booking) });
  if (!booking.cancelledAt) return;
  await ports.store.inTransaction((transaction) => transaction.start({ kind: 'tell', bookingId, mail: 'cancelled', about: 'visit' }));
}

function observationOn({ movedTo, conflictFoundAt, cancelledAt }: Booking): Observation {
  if (movedTo !== null) return 'Alterada pelo paciente';
  if (conflictFoundAt) return 'Marcação em duplicado';
  return cancelledAt ? 'Cancelada pelo paciente' : 'Marcação não concluída';
}
