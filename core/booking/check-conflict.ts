import { agrees } from '../identity/agrees.ts';
import { confirmedDigests } from '../identity/patient-contacts.ts';
import { addDays, fromLisbon, inLisbon } from '../kernel/lisbon-time.ts';
import type { Booking } from './booking.ts';
import type { BookingPorts } from './booking-ports.ts';
import type { BookingTransaction } from './booking-store.ts';
import type { Appointment } from './clinic-service.ts';
import { returnMoney } from './return-money.ts';
import { findConflict } from './rules/conflict.ts';
import { isConflictTold, type NearbyVisit } from './rules/conflict-told.ts';
import { conflictDays } from './rules/constants.ts';
import { isEnded, isInTheBook, isPromised } from './rules/standing-visit.ts';
import { told } from './silence.ts';

/** All the clinic has for this patient around the chosen day. */
export async function nearbyAppointments({ clinic }: BookingPorts, { patientId, startsAt }: Booking): Promise<Appointment[]> {
  if (patientId === null) return [];
  const { day } = inLisbon(startsAt);
  return told(await clinic.listAppointments({ patientId, from: addDays(day, -conflictDays), to: addDays(day, conflictDays) }));
}

/** Of a record's visits near this one: the first of which this booker may be told, and whether there are others. */
export type Conflict = { told: NearbyVisit | null; hasUntold: boolean };

/** Who booked each is asked of our own books; the record is read only where somebody has proven to be its patient. */
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
 * A visit near this one that was booked with the same contact for the same person, out of our own books alone: to which record either
 * belongs plays no part, so the answer tells nothing about any record.
 */
export async function ownNearbyVisit(transaction: BookingTransaction, booking: Booking): Promise<Date | null> {
  const near = await transaction.nearbyOfContact(booking);
  return near.find(({ patient }) => agrees(patient, booking.patient))?.startsAt ?? null;
}

/** Needed only for whoever has proven to be the patient: to nobody else a visit is told by the record's contacts. */
export async function believedDigests(
  { clinic, contacts, keys }: BookingPorts,
  { patientId, provenPatientId }: Pick<Booking, 'patientId' | 'provenPatientId'>,
): Promise<string[]> {
  if (patientId === null || provenPatientId !== patientId) return [];
  const [record, known] = await Promise.all([clinic.readPatient(patientId).then(told), contacts.of([patientId])]);
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

/** Before the clinic is asked to create: whoever already has a visit near that day is told so instead, if it may be told. */
export async function checkConflict(ports: BookingPorts, bookingId: string): Promise<'free' | 'ended'> {
  const booking = await ports.store.read(bookingId);
  if (!booking || isEnded(booking)) return 'ended';
  // From the first attempt on, what stands there may be our own.
  if (booking.createAttemptedAt) return 'free';
  const old = booking.movedFrom ? await ports.store.read(booking.movedFrom) : null;
  const appointments = await nearbyAppointments(ports, booking);
  const others = appointments.filter(({ id }) => id !== old?.appointmentId);
  const { told: conflict, hasUntold } = await judgeConflict(ports, booking, others);
  if (conflict) return endWithConflict(ports, bookingId, conflict.startsAt);
  if (hasUntold) await ports.store.inTransaction((transaction) => noteNearbyVisit(transaction, booking));
  return 'free';
}

/** The booking goes on as for anybody; a person at the clinic, and the owner of the record, look. */
export async function noteNearbyVisit(transaction: BookingTransaction, { id, patientId }: Booking): Promise<void> {
  await transaction.openWorkItem({
    kind: 'nearbyVisit',
    subject: { kind: 'booking', id },
    detail: patientId === null ? {} : { patientId },
  });
  await transaction.note(id, 'nearbyVisit');
  await transaction.start({ kind: 'noticeOwner', bookingId: id });
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
