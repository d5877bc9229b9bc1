import { inLisbon } from '../kernel/lisbon-time.ts';
import type { Booking } from './booking.ts';
import type { BookingPorts } from './booking-ports.ts';
import { nearbyAppointments } from './check-conflict.ts';
import type { Appointment } from './clinic-service.ts';
import { endBooking } from './end-booking.ts';
import { recordVisit } from './record-visit.ts';
import { holdMinutes, newAppointmentState } from './rules/constants.ts';
import { isEnded, isInTheBook } from './rules/standing-visit.ts';
import { heard } from './silence.ts';

/** The clinic knows no idempotency keys, so ours are known by patient, doctor and start. */
export const ownAppointments = (appointments: readonly Appointment[], { doctorId, startsAt }: Booking): Appointment[] => {
  const { day, time } = inLisbon(startsAt);
  return appointments.filter(({ doctorId: doctor, date, start }) => doctor === doctorId && date === day && start === time);
};

/**
 * An appointment at the clinic, made once. Whoever comes here a second time (an answer was lost, a worker died) lets the
 * first call finish, looks for what it made, and only then tries again.
 */
export async function createOrAdopt(ports: BookingPorts, bookingId: string): Promise<'booked' | 'ended'> {
  const attempt = await beginAttempt(ports, bookingId);
  if (!attempt) return 'ended';
  const { booking, earlierAt, held } = attempt;
  if (isInTheBook(booking)) return 'booked';
  if (earlierAt) {
    await ports.sleep(Math.max(0, earlierAt.getTime() + ports.settleMs - Date.now()));
    const adopted = await adopt(ports, booking);
    if (adopted) return adopted;
  }
  // It took so long to come here that the slot was given to somebody else.
  if (!held) return endBooking(ports.store, bookingId, { failure: 'slotTaken' });
  const { day, time } = inLisbon(booking.startsAt);
  const { patientId, doctorId, typeId } = booking;
  if (patientId === null) throw new TypeError('no appointment without a patient');
  const end = inLisbon(booking.endsAt).time;
  const appointment = { date: day, start: time, end, patientId, doctorId, typeId, state: newAppointmentState } as const;
  const created = heard(await ports.clinic.createAppointment(appointment));
  if (created.ok) return recordVisit(ports.store, bookingId, { appointmentId: created.value.id, adopted: false });
  if (created.error.kind !== 'slotTaken') return endBooking(ports.store, bookingId, { review: 'clinicRefused' });
  // Taken, perhaps by ourselves: an earlier call may have been done after we looked. At the first call it is somebody else's.
  return (earlierAt && (await adopt(ports, booking))) || endBooking(ports.store, bookingId, { failure: 'slotTaken' });
}

async function adopt(ports: BookingPorts, booking: Booking): Promise<'booked' | 'ended' | null> {
  const found = ownAppointments(await nearbyAppointments(ports, booking), booking).map(({ id }) => id);
  const recorded = await ports.store.recordedOf(found);
  const known = (await ports.store.read(booking.id))?.appointmentId;
  // After our hold had run out, the same patient may have booked the same time once more: that one has its own booking.
  const appointmentId = found.find((id) => id === known || !recorded.includes(id));
  return appointmentId === undefined ? null : recordVisit(ports.store, booking.id, { appointmentId, adopted: true });
}

type Attempt = { booking: Booking; earlierAt: Date | null; held: boolean };

/** Written before the call, so that whoever comes after a crash knows that there may have been one. */
function beginAttempt({ store }: BookingPorts, bookingId: string): Promise<Attempt | null> {
  return store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked || isEnded(locked.booking)) return null;
    const { booking, now } = locked;
    const earlierAt = booking.createAttemptedAt;
    if (isInTheBook(booking)) return { booking, earlierAt, held: true };
    const { doctorId, startsAt, endsAt } = booking;
    const until = new Date(now.getTime() + holdMinutes * 60_000);
    const held = await transaction.renewHold({ bookingId, doctorId, startsAt, endsAt, until });
    if (held) await transaction.change(bookingId, { createAttemptedAt: now });
    return { booking, earlierAt, held };
  });
}
