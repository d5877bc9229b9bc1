import { addDays, fromLisbon, inLisbon } from '../kernel/lisbon-time.ts';
import type { Booking } from './booking.ts';
import type { BookingPorts } from './booking-ports.ts';
import type { Appointment } from './clinic-service.ts';
import { returnMoney } from './return-money.ts';
import { findConflict } from './rules/conflict.ts';
import { conflictDays } from './rules/constants.ts';
import { isEnded, isInTheBook, isPromised } from './rules/standing-visit.ts';
import { told } from './silence.ts';

/** All the clinic has for this patient around the chosen day. */
export async function nearbyAppointments({ clinic }: BookingPorts, { patientId, startsAt }: Booking): Promise<Appointment[]> {
  if (patientId === null) return [];
  const { day } = inLisbon(startsAt);
  return told(await clinic.listAppointments({ patientId, from: addDays(day, -conflictDays), to: addDays(day, conflictDays) }));
}

/** Before the clinic is asked to create: whoever already has a visit near that day is told so instead. */
export async function checkConflict(ports: BookingPorts, bookingId: string): Promise<'free' | 'ended'> {
  const booking = await ports.store.read(bookingId);
  if (!booking || isEnded(booking)) return 'ended';
  // From the first attempt on, what stands there may be our own.
  if (booking.createAttemptedAt) return 'free';
  const old = booking.movedFrom ? await ports.store.read(booking.movedFrom) : null;
  const { day: date, time: start } = inLisbon(booking.startsAt);
  const conflict = findConflict(await nearbyAppointments(ports, booking), {
    date,
    start,
    now: new Date(),
    except: old?.appointmentId ?? null,
  });
  if (!conflict) return 'free';
  return endWithConflict(ports, bookingId, fromLisbon(conflict.date, conflict.start));
}

export function endWithConflict({ store }: BookingPorts, bookingId: string, conflictingStartsAt: Date | null): Promise<'ended'> {
  return store.inTransaction(async (transaction): Promise<'ended'> => {
    const locked = await transaction.lock(bookingId);
    // Paid for since somebody looked: a promise stands.
    if (!locked || isEnded(locked.booking) || isPromised(locked.booking)) return 'ended';
    const { booking, now } = locked;
    await transaction.change(bookingId, { conflictFoundAt: now, conflictingStartsAt });
    if (isInTheBook(booking)) await transaction.start({ kind: 'release', bookingId, appointmentId: booking.appointmentId });
    else await transaction.freeSlot(bookingId);
    await returnMoney(transaction, bookingId, 'noVisit', now);
    await transaction.note(bookingId, 'conflict');
    await transaction.start({ kind: 'tell', bookingId, mail: 'conflict', about: 'clinic' });
    return 'ended';
  });
}
