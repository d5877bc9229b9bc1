import type { Appointment } from '../../clinic/clinic-service.ts';
import { unlessUnavailable } from '../../clinic/service-unavailable.ts';
import { inLisbon } from '../../kernel/lisbon-time.ts';
import type { Booking } from '../model/booking.ts';
import { hasClinicAppointment, isEnded } from '../model/booking-predicates.ts';
import { holdMinutes, newAppointmentState } from '../model/constants.ts';
import type { BookingPorts } from '../ports/booking-ports.ts';
import { nearbyAppointments } from './check-conflict.ts';
import { endBooking } from './end-booking.ts';
import { recordVisit } from './record-visit.ts';

/** The clinic has no idempotency keys, so our appointments are identified by patient, doctor and start. */
export const ownAppointments = (appointments: readonly Appointment[], { doctorId, startsAt }: Booking): Appointment[] => {
  const { day, time } = inLisbon(startsAt);
  return appointments.filter(({ doctorId: doctor, date, start }) => doctor === doctorId && date === day && start === time);
};

/**
 * Creates the appointment at the clinic once. A second run (a response was lost, a worker died) waits for the first call to finish, looks
 * for the appointment that it made, and only then tries again.
 */
export async function createOrAdopt(ports: BookingPorts, bookingId: string): Promise<'booked' | 'ended'> {
  const attempt = await beginAttempt(ports, bookingId);
  if (!attempt) return 'ended';
  const { booking, earlierAt, held } = attempt;
  if (hasClinicAppointment(booking)) return 'booked';
  if (earlierAt) {
    await ports.sleep(Math.max(0, earlierAt.getTime() + ports.settleMs - Date.now()));
    const adopted = await adopt(ports, booking);
    if (adopted) return adopted;
  }
  // The work was delayed for so long that the hold expired and the slot was given to somebody else.
  if (!held) return endBooking(ports.store, bookingId, { failure: 'slotTaken' });
  const { day, time } = inLisbon(booking.startsAt);
  const { patientId, doctorId, typeId } = booking;
  if (patientId === null) throw new TypeError('no appointment without a patient');
  const end = inLisbon(booking.endsAt).time;
  const appointment = { date: day, start: time, end, patientId, doctorId, typeId, state: newAppointmentState } as const;
  const created = unlessUnavailable(await ports.clinic.createAppointment(appointment));
  if (created.ok) return recordVisit(ports.store, bookingId, { appointmentId: created.value.id, adopted: false });
  if (created.error.kind !== 'slotTaken') return endBooking(ports.store, bookingId, { review: 'clinicRefused' });
  // Taken, perhaps by ourselves: an earlier call may have been executed after our check. At the first call it is somebody else's.
  return (earlierAt && (await adopt(ports, booking))) || endBooking(ports.store, bookingId, { failure: 'slotTaken' });
}

async function adopt(ports: BookingPorts, booking: Booking): Promise<'booked' | 'ended' | null> {
  const found = ownAppointments(await nearbyAppointments(ports, booking), booking).map(({ id }) => id);
  const recorded = await ports.store.recordedOf(found);
  const known = (await ports.store.read(booking.id))?.appointmentId;
  // After our hold had expired, the same patient may have booked the same time again: that appointment belongs to the other booking.
  const appointmentId = found.find((id) => id === known || !recorded.includes(id));
  return appointmentId === undefined ? null : recordVisit(ports.store, booking.id, { appointmentId, adopted: true });
}

type Attempt = { booking: Booking; earlierAt: Date | null; held: boolean };

/** Stored before the call, so that a run after a crash knows that the clinic may have been called. */
function beginAttempt({ store }: BookingPorts, bookingId: string): Promise<Attempt | null> {
  return store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked || isEnded(locked.booking)) return null;
    const { booking, now } = locked;
    const earlierAt = booking.createAttemptedAt;
    if (hasClinicAppointment(booking)) return { booking, earlierAt, held: true };
    const { doctorId, startsAt, endsAt } = booking;
    const until = new Date(now.getTime() + holdMinutes * 60_000);
    const held = await transaction.acquireHold({ bookingId, doctorId, startsAt, endsAt, until });
    if (held) await transaction.change(bookingId, { createAttemptedAt: now });
    return { booking, earlierAt, held };
  });
}
