import { unlessUnavailable } from '../../clinic/service-unavailable.ts';
import {
  awaitsRelease,
  clinicAppointmentId,
  goesAhead,
  hasClinicAppointment,
  isEnded,
  isPaid,
  mayStillBeCreated,
} from '../model/booking-predicates.ts';
import type { BookingPorts } from '../ports/booking-ports.ts';
import { endWithConflict, judgeConflict, nearbyAppointments } from './check-conflict.ts';
import { ownAppointments } from './create-or-adopt.ts';

/**
 * Checks the clinic's appointments again: right after creation, some minutes later and every night. A call that was executed after we
 * stopped waiting may leave a second appointment, or one for a booking that has ended.
 */
export async function recheckVisit(ports: BookingPorts, bookingId: string): Promise<'asItShould' | 'mended'> {
  const booking = await ports.store.read(bookingId);
  if (!booking || booking.patientId === null || booking.createAttemptedAt === null) return 'asItShould';
  const listed = await nearbyAppointments(ports, booking);
  const own = ownAppointments(listed, booking);
  const kept = clinicAppointmentId(booking);
  // After a release the same patient may have booked the same time again, and after a review the front desk may have done so: those
  // appointments are not ours to remove.
  const mayBeOurs = kept !== null || (isEnded(booking) && mayStillBeCreated(booking) && booking.reviewedAt === null);
  const others = mayBeOurs ? own.filter(({ id }) => id !== kept) : [];
  const recorded = await ports.store.recordedOf(others.map(({ id }) => id));
  const surplus = others.filter(({ id }) => !recorded.includes(id));
  for (const { id } of surplus) await removeSurplus(ports, bookingId, id);
  if (isEnded(booking) && mayStillBeCreated(booking)) await freeAtLast(ports, bookingId);
  if (!goesAhead(booking) || kept === null) return surplus.length > 0 ? 'mended' : 'asItShould';
  if (!own.some(({ id }) => id === kept) && booking.startsAt > new Date()) {
    await markGone(ports, bookingId, kept);
    return 'mended';
  }
  const old = booking.movedFrom ? await ports.store.read(booking.movedFrom) : null;
  const near = listed.filter(({ id }) => id !== kept && id !== old?.appointmentId && !surplus.some((twin) => twin.id === id));
  if (booking.confirmedAt || isPaid(booking)) return surplus.length > 0 ? 'mended' : 'asItShould';
  // Of two visits made at the same moment the earlier is kept: both bookings decide alike.
  const earlier = near.filter(({ id }) => id < kept);
  const { told: conflict } = await judgeConflict(ports, booking, earlier);
  if (!conflict) return surplus.length > 0 ? 'mended' : 'asItShould';
  await endWithConflict(ports, bookingId, conflict.startsAt);
  return 'mended';
}

/** If the clinic refuses, the front desk removes it. The visit itself is not affected, so the patient is not notified. */
async function removeSurplus({ clinic, store }: BookingPorts, bookingId: string, appointmentId: number): Promise<void> {
  const removed = unlessUnavailable(await clinic.unscheduleAppointment(appointmentId, 'OTHER', 'Marcação em duplicado'));
  await store.inTransaction((transaction) =>
    removed.ok
      ? transaction.addEvent(bookingId, 'duplicateRemoved', { appointmentId })
      : transaction.openWorkItem({ kind: 'notReleased', subject: { kind: 'booking', id: bookingId }, detail: { appointmentId } }),
  );
}

/** The clinic removed the appointment: the front desk has to find out whether the patient knows. */
async function markGone({ store }: BookingPorts, bookingId: string, appointmentId: number): Promise<void> {
  await store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (!locked || !goesAhead(locked.booking) || locked.booking.reviewReason === 'gone') return;
    // Not if we removed it ourselves since the check.
    if (awaitsRelease(locked.booking) || clinicAppointmentId(locked.booking) !== appointmentId) return;
    await transaction.change(bookingId, { needsReviewAt: locked.now, reviewReason: 'gone' });
    // The clinic may give that time to others, so our hold must not block it.
    await transaction.releaseHold(bookingId);
    await transaction.addEvent(bookingId, 'review', { reason: 'gone' });
  });
}

/** The slot was held after the booking had ended, while the clinic might still have created the appointment. */
async function freeAtLast({ store }: BookingPorts, bookingId: string): Promise<void> {
  await store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(bookingId);
    if (locked && isEnded(locked.booking) && !hasClinicAppointment(locked.booking)) await transaction.releaseHold(bookingId);
  });
}
