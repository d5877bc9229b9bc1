import { inLisbon } from '../../kernel/lisbon-time.ts';
import type { OpeningCalendar } from '../../working-hours/opening-calendar.ts';
import { lastOpenInstant, workingDayBefore } from '../../working-hours/working-hours.ts';

/**
 * By when something is done that a visit needs: at the end of the working day before it. Booked later than that, by the visit itself,
 * because nothing is overdue in the moment in which it is asked for.
 */
export function dueBeforeVisit(startsAt: Date, calendar: OpeningCalendar, now: Date): Date {
  const { closes } = workingDayBefore(inLisbon(startsAt).day, calendar);
  if (closes > now) return closes;
  const lastOpen = lastOpenInstant(startsAt, calendar);
  return lastOpen > now ? lastOpen : startsAt;
}
