import { awaitsRelease, hasClinicAppointment, isEnded } from '../model/booking-predicates.ts';
import { isConflictTold } from '../model/conflict-told.ts';
import { holdMinutes } from '../model/constants.ts';
import type { BookingPorts } from '../ports/booking-ports.ts';
import { believedDigests, ownNearbyVisit } from './check-conflict.ts';
import { createOrAdopt } from './create-or-adopt.ts';
import { endBooking } from './end-booking.ts';

/** A payment arrived after the visit was given up: the visit is booked again if its slot is free, otherwise the payment is refunded. */
export async function rebookPaidLate(ports: BookingPorts, bookingId: string): Promise<'booked' | 'ended'> {
  const late = await ports.store.read(bookingId);
  const believed = late ? await believedDigests(ports, late) : [];
  const held = await ports.store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked || isEnded(locked.booking)) return 'ended' as const;
    const { booking, now } = locked;
    // The visit is being released at this moment: the release comes first, then this work is retried.
    if (awaitsRelease(booking)) throw new Error('the visit is just being released');
    // Already booked by an earlier run of this work.
    if (hasClinicAppointment(booking)) return 'held' as const;
    const { doctorId, startsAt, endsAt, patientId } = booking;
    if (startsAt <= now) return 'gone' as const;
    // Meanwhile the patient may have booked another time near this one.
    const near = patientId === null ? [] : await transaction.claimPatient(patientId, booking);
    if (near.some((visit) => isConflictTold(booking, visit, believed)) || (await ownNearbyVisit(transaction, booking)))
      return 'gone' as const;
    const until = new Date(now.getTime() + holdMinutes * 60_000);
    return (await transaction.acquireHold({ bookingId, doctorId, startsAt, endsAt, until })) ? ('held' as const) : ('gone' as const);
  });
  if (held === 'ended') return 'ended';
  if (held === 'gone') return endBooking(ports.store, bookingId, { failure: 'slotTaken' });
  const outcome = await createOrAdopt(ports, bookingId);
  if (outcome === 'booked')
    await ports.store.inTransaction(async (transaction) => {
      const locked = await transaction.lock(bookingId);
      if (!locked) return;
      await transaction.enqueueWork({ kind: 'tell', bookingId, mail: 'confirmed', about: String(locked.booking.sequence) });
    });
  return outcome;
}
