import type { Appointment } from '../../clinic/clinic-service.ts';
import { unwrapResponse } from '../../clinic/service-unavailable.ts';
import { agrees } from '../../identity/agrees.ts';
import { confirmedDigests } from '../../identity/patient-contacts.ts';
import { addDays, fromLisbon, inLisbon } from '../../kernel/lisbon-time.ts';
import type { Booking } from '../model/booking.ts';
import { hasClinicAppointment, isEnded, isPromised } from '../model/booking-predicates.ts';
import { isConflictTold, type NearbyVisit } from '../model/conflict-told.ts';
import { conflictDays } from '../model/constants.ts';
import { returnMoney } from '../payment/return-money.ts';
import type { BookingPorts } from '../ports/booking-ports.ts';
import type { BookingTransaction } from '../ports/booking-store.ts';
import { findConflict } from './conflict.ts';

/** All appointments of this patient at the clinic around the chosen day. */
export async function nearbyAppointments({ clinic }: BookingPorts, { patientId, startsAt }: Booking): Promise<Appointment[]> {
  if (patientId === null) return [];
  const { day } = inLisbon(startsAt);
  return unwrapResponse(await clinic.listAppointments({ patientId, from: addDays(day, -conflictDays), to: addDays(day, conflictDays) }));
}

/** Among a record's visits near this one: the first that may be disclosed to this booker, and whether there are others. */
export type Conflict = { told: NearbyVisit | null; hasUntold: boolean };

/** Who booked each visit comes from our own database; the record is read only for a proven patient. */
export async function judgeConflict(ports: BookingPorts, booking: Booking, appointments: readonly Appointment[]): Promise<Conflict> {
  const { day: date, time: start } = inLisbon(booking.startsAt);
  const near = findAllConflicts(appointments, { date, start });
  if (near.length === 0) return { told: null, hasUntold: false };
  const bookers = await ports.store.bookersOf(near.map(({ id }) => id));
  const visits = near.map(({ id, date: day, start: time }): NearbyVisit => {
    const { contactDigest = null, provenPatientId = null } = bookers.find(({ appointmentId }) => appointmentId === id) ?? {};
    const isOurs = bookers.some(({ appointmentId }) => appointmentId === id);
    return { startsAt: fromLisbon(day, time) ?? booking.startsAt, bookedBy: isOurs ? { contactDigest, provenPatientId } : null };
  });
  return tell(booking, visits, await believedDigests(ports, booking));
}

export function tell(booking: Booking, visits: readonly NearbyVisit[], believed: readonly string[]): Conflict {
  const first = visits.find((visit) => isConflictTold(booking, visit, believed)) ?? null;
  return { told: first, hasUntold: visits.some((visit) => !isConflictTold(booking, visit, believed)) };
}

/**
 * A visit near this one that was booked with the same contact for the same person, from our own database alone. It does not depend on the
 * record of either booking, so the result discloses nothing about any record.
 */
export async function ownNearbyVisit(transaction: BookingTransaction, booking: Booking): Promise<Date | null> {
  const near = await transaction.nearbyOfContact(booking);
  return near.find(({ patient }) => agrees(patient, booking.patient))?.startsAt ?? null;
}

/** Needed only for a proven patient: nobody else is shown a visit because of the record's contacts. */
export async function believedDigests(
  { clinic, contacts, keys }: BookingPorts,
  { patientId, provenPatientId }: Pick<Booking, 'patientId' | 'provenPatientId'>,
): Promise<string[]> {
  if (patientId === null || provenPatientId !== patientId) return [];
  const [record, known] = await Promise.all([clinic.readPatient(patientId).then(unwrapResponse), contacts.of([patientId])]);
  return record ? confirmedDigests(keys, record, known) : [];
}

function findAllConflicts(appointments: readonly Appointment[], chosen: { date: string; start: string }): Appointment[] {
  const found: Appointment[] = [];
  for (let left = [...appointments]; ; ) {
    const next = findConflict(left, { ...chosen, now: new Date() });
    if (!next) return found;
    found.push(next);
    left = left.filter(({ id }) => id !== next.id);
  }
}

/** Before the appointment is created: a patient with a visit near that day is notified of it instead, if it may be disclosed. */
export async function checkConflict(ports: BookingPorts, bookingId: string): Promise<'free' | 'ended'> {
  const booking = await ports.store.read(bookingId);
  if (!booking || isEnded(booking)) return 'ended';
  // After the first attempt an appointment at this time may be our own.
  if (booking.createAttemptedAt) return 'free';
  const old = booking.movedFrom ? await ports.store.read(booking.movedFrom) : null;
  const appointments = await nearbyAppointments(ports, booking);
  const others = appointments.filter(({ id }) => id !== old?.appointmentId);
  const { told: conflict, hasUntold } = await judgeConflict(ports, booking, others);
  if (conflict) return endWithConflict(ports, bookingId, conflict.startsAt);
  if (hasUntold) await ports.store.inTransaction((transaction) => noteNearbyVisit(transaction, booking));
  return 'free';
}

/** The booking continues as usual, so that nothing is disclosed; the front desk and the record's owner are notified. */
export async function noteNearbyVisit(transaction: BookingTransaction, { id, patientId }: Booking): Promise<void> {
  await transaction.openWorkItem({
    kind: 'nearbyVisit',
    subject: { kind: 'booking', id },
    detail: patientId === null ? {} : { patientId },
  });
  await transaction.addEvent(id, 'nearbyVisit');
  await transaction.enqueueWork({ kind: 'noticeOwner', bookingId: id });
}

export function endWithConflict({ store }: BookingPorts, bookingId: string, conflictingStartsAt: Date | null): Promise<'ended'> {
  return store.inTransaction(async (transaction): Promise<'ended'> => {
    const locked = await transaction.lock(bookingId);
    // Paid since the check: a promised visit is kept.
    if (!locked || isEnded(locked.booking) || isPromised(locked.booking)) return 'ended';
    const { booking, now } = locked;
    await transaction.change(bookingId, { conflictFoundAt: now, conflictingStartsAt });
    if (hasClinicAppointment(booking)) await transaction.enqueueWork({ kind: 'release', bookingId, appointmentId: booking.appointmentId });
    else await transaction.releaseHold(bookingId);
    await returnMoney(transaction, bookingId, 'noVisit', now);
    await transaction.addEvent(bookingId, 'conflict');
    await transaction.enqueueWork({ kind: 'tell', bookingId, mail: 'conflict', about: 'clinic' });
    return 'ended';
  });
}
