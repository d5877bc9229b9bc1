import type { DraftFields } from '../../booking/form/steps.ts';
import type { Booking } from '../../booking/model/booking.ts';
import type { BookingFacts } from '../../booking/model/booking-facts.ts';
import { goesAhead, isEnded } from '../../booking/model/booking-predicates.ts';
import type { Locale } from '../../kernel/locale.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { DeskStore, FoundBooking, StaffMember } from '../desk-store.ts';
import { type FindTrouble, findBookings, readFoundBookings } from '../find/find-bookings.ts';

/** More names than a receptionist reads while somebody waits. */
const mostPeople = 6;

/** Somebody who booked before, by the newest of their bookings. */
export type FoundCaller = Pick<FoundBooking, 'birthDate' | 'startsAt'> & { bookingId: string; name: string };

/** The people behind the bookings that fit what was typed; recorded like every list that names patients. */
export async function findCallers(
  store: DeskStore,
  staff: StaffMember,
  typed: string,
  now: Date,
): Promise<Result<FoundCaller[], FindTrouble>> {
  const found = await findBookings(store, typed, now);
  if (!found.ok) return found;
  const { coming, past } = await readFoundBookings(store, staff, found.value.ids, now);
  const people = new Map<string, FoundCaller>();
  for (const booking of [...coming.toReversed(), ...past].filter((each) => !cameToNothing(each))) {
    const { id, patientId, patientName: name, birthDate, startsAt } = booking;
    // Anybody can type a name and a birth date: only the clinic's record says that two bookings are one person's.
    const person = `${patientId ?? id} ${name.toLowerCase()} ${birthDate}`;
    if (!people.has(person)) people.set(person, { bookingId: id, name, birthDate, startsAt });
  }
  if (people.size === 0) return err({ kind: 'nothingFound' });
  return ok([...people.values()].slice(0, mostPeople));
}

/** Never in the clinic's book, so nobody was ever seen for it. */
const cameToNothing = (facts: BookingFacts): boolean => facts.failedAt !== null || (facts.bookedAt === null && isEnded(facts));

/** `visitedAt`: of the booking that the answers are taken from. */
export type KnownCaller = { bookingId: string; locale: Locale; visitedAt: Date; fields: DraftFields };

/**
 * The answers of an earlier booking, to begin with; null where it is gone. Opening them is looking at the file. Tax and health numbers
 * stay where they are: the desk shows them nowhere. Contacts are asked aloud: whoever booked in somebody's name left their own.
 */
export async function readKnownCaller(store: DeskStore, staff: StaffMember, bookingId: string, now: Date): Promise<KnownCaller | null> {
  await store.recordView({ staff, action: 'look', bookingId });
  const booking = (await store.file(bookingId))?.booking;
  if (!booking?.patient.birthDate) return null;
  return { bookingId, locale: booking.locale, visitedAt: booking.startsAt, fields: answersOf(booking, now) };
}

function answersOf(booking: Booking, now: Date): DraftFields {
  const { patient, bookedBy, subSpecialty, typeId, mode, insured, paymentMethod, hadConsultation } = booking;
  const [year = '', month = '', day = ''] = patient.birthDate.split('-');
  const wasSeen = hadConsultation || (goesAhead(booking) && booking.startsAt < now);
  return {
    ...{ name: patient.name, gender: patient.gender },
    ...{ 'birthDate-day': day, 'birthDate-month': month, 'birthDate-year': year },
    ...(bookedBy && { forOther: 'yes', bookerName: bookedBy.name }),
    // An exam was chosen outright; of anything else the reason decides anew.
    ...(subSpecialty === 'other' ? { typeId: String(typeId) } : { subSpecialty }),
    ...{ mode, insured: insured ? 'yes' : 'no', hadConsultation: wasSeen ? 'yes' : 'no', payment: paymentMethod ?? 'atClinic' },
  };
}
