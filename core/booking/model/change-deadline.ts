import type { BookingFacts } from './booking-facts.ts';
import { awaitsRelease, isEnded, visitStands } from './booking-predicates.ts';

const hourMs = 3_600_000;

/** Where the clinic has set nothing else. */
export const defaultNoticeHours = 24;

/** Until when, to the moment itself, a patient may cancel or move a visit alone; page, letters and wizard say the same one. */
export const changeDeadline = (startsAt: Date, noticeHours: number): Date => new Date(startsAt.getTime() - noticeHours * hourMs);

type Changeable = BookingFacts & { givenUpAt: Date | null; startsAt: Date };

/** There is a visit to come, or one being booked, that the patient may want to cancel: alone or, after the deadline, by telephone. */
export const mayBeChanged = (booking: Changeable, now: Date): boolean =>
  (visitStands(booking) || booking.bookedAt === null) && !isEnded(booking) && !awaitsRelease(booking) && booking.startsAt > now;
