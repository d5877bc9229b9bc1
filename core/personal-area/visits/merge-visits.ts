import type { Booking } from '../../booking/model/booking.ts';
import { clinicAppointmentId } from '../../booking/model/booking-predicates.ts';
import { linkState } from '../../booking/visit-link/link-state.ts';
import type { VisitLink } from '../../booking/visit-link/visit-link.ts';
import type { Appointment } from '../../clinic/clinic-service.ts';
import { fromLisbon } from '../../kernel/lisbon-time.ts';
import { firstNameOf } from '../../personal-data/person-name.ts';
import { type AreaVisit, keyOfAppointment, type PaidBooking } from './area-visit.ts';
import { standingInBoth, standingOfAppointment, standingOfBooking } from './visit-standing.ts';

type Known = {
  /** Of the account holder's record; empty while the account is not linked. */
  appointments: readonly Appointment[];
  bookings: readonly PaidBooking[];
  patientId: number | null;
  /** Digests of the contacts whose reader is believed to be this patient; null while the clinic does not say: then nobody is accused. */
  believed: readonly string[] | null;
  now: Date;
  writeToken: (link: VisitLink) => string;
};

/**
 * The clinic's book and our bookings as one list, joined by the appointment's number and never by a name. A booking is the account
 * holder's own if it stands on their record; the others were made here with their e-mail, for somebody else or by a family that shares it.
 */
export function mergeVisits(known: Known): AreaVisit[] {
  const { appointments, bookings } = known;
  const byAppointment = new Map(bookings.flatMap((one) => numbered(clinicAppointmentId(one.booking), one)));
  const inBook = appointments.flatMap((appointment) => atClinic(known, appointment, byAppointment.get(appointment.id) ?? null));
  const listed = new Set(inBook.flatMap(({ booked }) => booked?.booking.id ?? []));
  const ours = bookings.filter(({ booking }) => !listed.has(booking.id)).map((booked) => onlyHere(known, booked));
  return [...inBook, ...ours].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

const numbered = <Value>(number: number | null, value: Value): [number, Value][] => (number === null ? [] : [[number, value]]);

function atClinic(known: Known, appointment: Appointment, booked: PaidBooking | null): AreaVisit[] {
  const { id, date, start, end, doctorId, doctorName, patientName, typeId, typeName, state } = appointment;
  const [startsAt, endsAt] = [fromLisbon(date, start), fromLisbon(date, end)];
  // An hour that the clocks skip: the clinic corrects it, and until then it is no visit that somebody could keep.
  if (!startsAt || !endsAt) return [];
  const { now } = known;
  return [
    {
      ...{ key: booked?.booking.id ?? keyOfAppointment(id), startsAt, endsAt, doctorId, doctorName, patientName, appointment, booked },
      standing: booked ? standingInBoth(booked.booking, { state, endsAt }, now) : standingOfAppointment(state, endsAt, now),
      isOwn: true,
      type: { id: typeId, name: typeName },
      isByStranger: booked !== null && isByStranger(known, booked.booking),
      token: booked && tokenOf(known, booked.booking),
    },
  ];
}

function onlyHere(known: Known, booked: PaidBooking): AreaVisit {
  const { booking } = booked;
  const { id, startsAt, endsAt, doctorId, doctorName, patient, typeId, typeName } = booking;
  const isOwn = isOf(booking, known.patientId);
  return {
    ...{ key: id, startsAt, endsAt, doctorId, doctorName, isOwn, appointment: null, booked },
    standing: standingOfBooking(booking, known.now),
    type: isOwn ? { id: typeId, name: typeName } : null,
    patientName: isOwn ? patient.name : firstNameOf(patient.name),
    isByStranger: isByStranger(known, booking),
    token: tokenOf(known, booking),
  };
}

const isOf = (booking: Booking, patientId: number | null): boolean =>
  patientId !== null && (booking.patientId ?? booking.provenPatientId) === patientId;

/** Neither by the proven patient nor with a contact that is known to be theirs. */
export const mayBeByStranger = (
  booking: Booking,
  { patientId, believed }: { patientId: number | null; believed: readonly string[] },
): boolean =>
  isOf(booking, patientId) &&
  booking.provenPatientId !== patientId &&
  !(booking.contactDigest !== null && believed.includes(booking.contactDigest));

const isByStranger = ({ patientId, believed }: Known, booking: Booking): boolean =>
  believed !== null && mayBeByStranger(booking, { patientId, believed });

const tokenOf = ({ now, writeToken }: Known, { id, linkVersion, ...booking }: Booking): string | null =>
  linkState({ ...booking, linkVersion }, linkVersion, now) === 'open' ? writeToken({ bookingId: id, version: linkVersion }) : null;
