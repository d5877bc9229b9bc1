import type { Booking } from '../model/booking.ts';
import { awaitsRelease, goesAhead } from '../model/booking-predicates.ts';
import type { DayPart, WaitingWishes } from '../model/waiting-wishes.ts';

/** Somebody with a visit who wants to hear of an earlier hour. */
export type WaitingEntry = WaitingWishes & { id: string; bookingId: string; joinedAt: Date; leftAt: Date | null };

/** With the visit that is to be earlier; `offersToday`: how often an hour was offered for it in the last 24 hours, also before its patient left and joined again. */
export type WaitingPatient = { entry: WaitingEntry; booking: Booking; offersToday: number };

/** Who may ask for an earlier hour: the visit stands, and lies ahead. */
export const mayWait = (booking: Booking, now: Date): boolean => goesAhead(booking) && !awaitsRelease(booking) && booking.startsAt > now;

/** A visit that was moved, cancelled or is over waits for nothing any more: nobody has to end the entry. */
export const isWaiting = ({ entry, booking }: Pick<WaitingPatient, 'entry' | 'booking'>, now: Date): boolean =>
  entry.leftAt === null && mayWait(booking, now);

/** Before or after noon, as everywhere on the site. */
export const dayPartOf = (time: string): DayPart => (time < '12:00' ? 'morning' : 'afternoon');
