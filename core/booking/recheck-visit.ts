import type { BookingPorts } from './booking-ports.ts';
import { endWithConflict, judgeConflict, nearbyAppointments } from './check-conflict.ts';
import { ownAppointments } from './create-or-adopt.ts';
import { appointmentInBook, awaitsRelease, goesAhead, isEnded, isInTheBook, isPaid, mayStillAppear } from './rules/standing-visit.ts';
import { heard } from './silence.ts';

/**
 * Looks once more at what the clinic has in its book: right after creation, some minutes later and every night. A call that was
 * done after we had stopped waiting for it leaves a second appointment; a booking that ended may have left a first one.
 */
export async function recheckVisit(ports: BookingPorts, bookingId: string): Promise<'asItShould' | 'mended'> {
  const booking = await ports.store.read(bookingId);
  if (!booking || booking.patientId === null || booking.createAttemptedAt === null) return 'asItShould';
  const listed = await nearbyAppointments(ports, booking);
  const own = ownAppointments(listed, booking);
  const kept = appointmentInBook(booking);
  // After a release the same patient may have booked the same time again, and after a review somebody at the desk may have done
  // so for them: those are not ours to remove.
  const mayBeOurs = kept !== null || (isEnded(booking) && mayStillAppear(booking) && booking.reviewedAt === null);
  const others = mayBeOurs ? own.filter(({ id }) => id !== kept) : [];
  const recorded = await ports.store.recordedOf(others.map(({ id }) => id));
  const surplus = others.filter(({ id }) => !recorded.includes(id));
  for (const { id } of surplus) await removeSurplus(ports, bookingId, id);
  if (isEnded(booking) && mayStillAppear(booking)) await freeAtLast(ports, bookingId);
  if (!goesAhead(booking) || kept === null) return surplus.length > 0 ? 'mended' : 'asItShould';
  if (!own.some(({ id }) => id === kept) && booking.startsAt > new Date()) {
    await markGone(ports, bookingId, kept);
    return 'mended';
  }
  const old = booking.movedFrom ? await ports.store.read(booking.movedFrom) : null;
  const near = listed.filter(({ id }) => id !== kept && id !== old?.appointmentId && !surplus.some((twin) => twin.id === id));
  if (booking.confirmedAt || isPaid(booking)) return surplus.length > 0 ? 'mended' : 'asItShould';
  // Of two visits made at the same moment the earlier stands: both sides see it the same way.
  const earlier = near.filter(({ id }) => id < kept);
  const { told: conflict } = await judgeConflict(ports, booking, earlier);
  if (!conflict) return surplus.length > 0 ? 'mended' : 'asItShould';
  await endWithConflict(ports, bookingId, conflict.startsAt);
  return 'mended';
}

/** Where the clinic refuses, a person takes it out; the visit itself is not in doubt, so its patient hears nothing. */
async function removeSurplus({ clinic, store }: BookingPorts, bookingId: string, appointmentId: number): Promise<void> {
  const removed = heard(await clinic.unscheduleAppointment(appointmentId, 'OTHER', 'Marcação em duplicado'));
  await store.inTransaction((transaction) =>
    removed.ok
      ? transaction.note(bookingId, 'duplicateRemoved', { appointmentId })
      : transaction.openWorkItem({ kind: 'notReleased', subject: { kind: 'booking', id: bookingId }, detail: { appointmentId } }),
  );
}

/** Somebody at the clinic took it out of the book: a person must know whether the patient does. */
async function markGone({ store }: BookingPorts, bookingId: string, appointmentId: number): Promise<void> {
  await store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked || !goesAhead(locked.booking) || locked.booking.reviewReason === 'gone') return;
    // Not where we took it out ourselves since we looked.
    if (awaitsRelease(locked.booking) || appointmentInBook(locked.booking) !== appointmentId) return;
    await transaction.change(bookingId, { needsReviewAt: locked.now, reviewReason: 'gone' });
    // The clinic may give that time to others again, so we must not keep it from them.
    await transaction.freeSlot(bookingId);
    await transaction.note(bookingId, 'review', { reason: 'gone' });
  });
}

/** Held after the booking had ended, for as long as the clinic might still have created it. */
async function freeAtLast({ store }: BookingPorts, bookingId: string): Promise<void> {
  await store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (locked && isEnded(locked.booking) && !isInTheBook(locked.booking)) await transaction.freeSlot(bookingId);
  });
}
