import type { Booking } from '../../booking/model/booking.ts';
import { awaitsRelease, goesAhead, howPaid, isEnded } from '../../booking/model/booking-predicates.ts';
import type { SubSpecialty } from '../../booking/model/sub-specialties.ts';
import type { VisitMode } from '../../booking/model/visit-mode.ts';
import type { BookEntry } from '../../clinic/clinic-service.ts';
import { type Day, inLisbon, type Time } from '../../kernel/lisbon-time.ts';
import { type AttendanceMark, type DayNotice, dayNotices } from './day-sheet-store.ts';

/** What only a booking on the site tells; of a visit made by telephone the clinic's service says none of it. */
type ToldOnSite = {
  mode: VisitMode;
  reason: SubSpecialty;
  isFirst: boolean;
  isInsured: boolean;
  payment: ReturnType<typeof howPaid>;
  priceCents: number;
};

/**
 * `inBook`: as it should be. `notYet`: asked for on the site, and not yet in the clinic's book. `missing`: we know of it, and the clinic's
 * book of this day does not. `leaving`: cancelled or moved, and still in the clinic's book.
 */
export type DayStanding = 'inBook' | 'notYet' | 'missing' | 'leaving';

export type DayVisit = {
  appointmentId: number | null;
  /** Null: made by telephone or at the clinic. */
  bookingId: string | null;
  patientId: number | null;
  day: Day;
  start: Time;
  end: Time;
  doctorId: number;
  doctorName: string;
  patientName: string;
  birthDate: Day;
  phone: string;
  typeId: number;
  typeName: string;
  told: ToldOnSite | null;
  standing: DayStanding;
  mark: AttendanceMark | null;
  notice: DayNotice['kind'] | null;
};

type Known = { book: BookEntry[] | null; bookings: Booking[]; marks: AttendanceMark[]; notices: DayNotice[] };
type Unmarked = Omit<DayVisit, 'mark' | 'notice'>;

/** The clinic's book and ours as one list. `book` is null while the clinic does not answer: then it is what we know. */
export function joinDay({ book, bookings, marks, notices }: Known): DayVisit[] {
  const markOf = (id: number | null) => ({
    mark: marks.find(({ appointmentId }) => appointmentId === id) ?? null,
    // Who does not come is not late, too.
    notice: dayNotices.find((kind) => notices.some((notice) => notice.kind === kind && notice.appointmentId === id)) ?? null,
  });
  const entries = book ?? [];
  const inBook = entries.map((entry): DayVisit => {
    const booking = bookings.find(({ appointmentId }) => appointmentId === entry.id);
    return { ...ofEntry(entry), ...(booking && fromBooking(booking, entry)), ...markOf(entry.id) };
  });
  const isListed = (booking: Booking) => entries.some(({ id }) => id === booking.appointmentId);
  const ours = bookings.flatMap((booking): DayVisit[] => {
    const standing = isListed(booking) ? null : standingOutside(booking, book !== null);
    return standing ? [{ ...ofBooking(booking), standing, ...markOf(booking.appointmentId) }] : [];
  });
  return [...inBook, ...ours].sort(
    (one, other) =>
      one.doctorName.localeCompare(other.doctorName, 'pt') || one.day.localeCompare(other.day) || one.start.localeCompare(other.start),
  );
}

function standingOutside(booking: Booking, isBookKnown: boolean): DayStanding | null {
  if (goesAhead(booking)) return awaitsRelease(booking) ? null : isBookKnown ? 'missing' : 'inBook';
  return !isEnded(booking) && booking.bookedAt === null ? 'notYet' : null;
}

const ofEntry = (entry: BookEntry): Unmarked => ({
  appointmentId: entry.id,
  bookingId: null,
  patientId: entry.patientId,
  day: entry.date,
  start: entry.start,
  end: entry.end,
  doctorId: entry.doctorId,
  doctorName: entry.doctorName,
  patientName: entry.patientName,
  birthDate: entry.birthDay,
  phone: entry.contacts.find((contact) => !contact.includes('@')) ?? '',
  typeId: entry.typeId,
  typeName: entry.typeName,
  told: null,
  standing: 'inBook',
});

/** Day, hour and doctor stay the clinic's: its staff may have changed them in their own program. */
const fromBooking = (booking: Booking, entry: BookEntry) => ({
  bookingId: booking.id,
  phone: booking.patient.phone || ofEntry(entry).phone,
  told: toldOnSite(booking),
  standing: goesAhead(booking) && !awaitsRelease(booking) ? ('inBook' as const) : ('leaving' as const),
});

const ofBooking = (booking: Booking): Omit<Unmarked, 'standing'> => ({
  appointmentId: booking.appointmentId,
  bookingId: booking.id,
  patientId: booking.patientId,
  day: inLisbon(booking.startsAt).day,
  start: inLisbon(booking.startsAt).time,
  end: inLisbon(booking.endsAt).time,
  doctorId: booking.doctorId,
  doctorName: booking.doctorName,
  patientName: booking.patient.name,
  birthDate: booking.patient.birthDate,
  phone: booking.patient.phone,
  typeId: booking.typeId,
  typeName: booking.typeName,
  told: toldOnSite(booking),
});

const toldOnSite = (booking: Booking): ToldOnSite => ({
  mode: booking.mode,
  reason: booking.subSpecialty,
  isFirst: !booking.hadConsultation,
  isInsured: booking.insured,
  payment: howPaid(booking),
  priceCents: booking.priceCents,
});
