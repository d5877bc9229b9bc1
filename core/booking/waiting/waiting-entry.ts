import type { Booking } from '../model/booking.ts';
import { awaitsRelease, goesAhead } from '../model/booking-predicates.ts';

export const dayParts = ['morning', 'afternoon'] as const;
export type DayPart = (typeof dayParts)[number];
/** How long beforehand somebody must know of the new hour. */
export const noticeChoices = [4, 24, 48] as const;
/** From 0 for Monday to 4 for Friday. */
export const waitingWeekdays = [0, 1, 2, 3, 4] as const;

export type WaitingWishes = {
  /** What was chosen; who that is stands in `doctorIds`, as the wizard would have offered them on the day of the choice. */
  anyDoctor: boolean;
  doctorIds: number[];
  weekdays: number[];
  dayParts: DayPart[];
  noticeHours: number;
};

/** Somebody with a visit who wants to hear of an earlier hour. */
export type WaitingEntry = WaitingWishes & { id: string; bookingId: string; joinedAt: Date; leftAt: Date | null };

/** With the visit that is to be earlier; `offersToday`: how often an hour was offered for it in the last 24 hours, also before its patient left and joined again. */
export type WaitingPatient = { entry: WaitingEntry; booking: Booking; offersToday: number };

/** Who may ask for an earlier hour: the visit stands, and lies ahead. */
export const mayWait = (booking: Booking, now: Date): boolean => goesAhead(booking) && !awaitsRelease(booking) && booking.startsAt > now;

/** A visit that was moved, cancelled or is over waits for nothing any more: nobody has to end the entry. */
export const isWaiting = ({ entry, booking }: Pick<WaitingPatient, 'entry' | 'booking'>, now: Date): boolean =>
  entry.leftAt === null && mayWait(booking, now);

/** As chosen in a form; null where something was left out, or is none of the choices. */
export function parseWishes(given: {
  doctor: string;
  weekdays: readonly string[];
  parts: readonly string[];
  notice: string;
}): Omit<WaitingWishes, 'doctorIds'> | null {
  const weekdays = waitingWeekdays.filter((day) => given.weekdays.includes(String(day)));
  const parts = dayParts.filter((part) => given.parts.includes(part));
  const noticeHours = noticeChoices.find((hours) => String(hours) === given.notice);
  const isKnown = given.doctor === 'same' || given.doctor === 'any';
  if (!isKnown || weekdays.length === 0 || parts.length === 0 || noticeHours === undefined) return null;
  return { anyDoctor: given.doctor === 'any', weekdays, dayParts: parts, noticeHours };
}

/** Before or after noon, as everywhere on the site. */
export const dayPartOf = (time: string): DayPart => (time < '12:00' ? 'morning' : 'afternoon');
