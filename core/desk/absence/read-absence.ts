import type { Booking } from '../../booking/model/booking.ts';
import type { MoneyToReturn } from '../../booking/model/money-to-return.ts';
import { fromLisbon } from '../../kernel/lisbon-time.ts';
import type { DayVisit } from '../day/join-day.ts';
import { type DaySources, readVisitsOfDays } from '../day/read-day-sheet.ts';
import { mayBeReleased } from '../release-booking.ts';
import { isReachedByLetter } from './cancel-for-clinic.ts';
import type { DoctorAbsence } from './doctor-absence.ts';

/**
 * A visit concerned, and how its patient hears of it. `called`: a visit made by telephone, whose call is in the list already or was made.
 * `booking` is null for one made by telephone: it is not ours to cancel.
 */
export type AbsenceLine = MoneyToReturn & {
  visit: DayVisit;
  booking: Booking | null;
  by: 'letter' | 'call' | 'called';
};
export type AbsencePlan = { lines: AbsenceLine[]; isWhole: boolean };

const noMoney: MoneyToReturn = { refundCents: 0, transfer: null };

/** Every visit to come of these days. Names patients: who shows it to somebody records it. */
export async function readAbsence(sources: DaySources, { doctorId, from, to }: DoctorAbsence, now: Date): Promise<AbsencePlan> {
  const { visits, bookings, isWhole } = await readVisitsOfDays(sources, { from, to });
  const ofDoctor = visits.filter((visit) => visit.doctorId === doctorId && (fromLisbon(visit.day, visit.start) ?? now) > now);
  const bookingOf = ({ bookingId }: DayVisit) => bookings.find(({ id }) => id === bookingId) ?? null;
  const concerned = ofDoctor.filter((visit) => {
    const booking = bookingOf(visit);
    return visit.bookingId === null || (booking !== null && mayBeReleased(booking, now));
  });
  const telephone = concerned.flatMap(({ bookingId, appointmentId }) =>
    bookingId === null && appointmentId !== null ? [appointmentId] : [],
  );
  const [called, money] = await Promise.all([
    sources.store.day.called(telephone),
    sources.store.day.moneyToReturn(concerned.flatMap(({ bookingId }) => bookingId ?? [])),
  ]);
  const lines = concerned.map((visit): AbsenceLine => {
    const booking = bookingOf(visit);
    if (!booking) return { visit, booking, by: called.includes(visit.appointmentId ?? 0) ? 'called' : 'call', ...noMoney };
    return { visit, booking, by: isReachedByLetter(booking) ? 'letter' : 'call', ...(money.get(booking.id) ?? noMoney) };
  });
  return { lines, isWhole };
}
