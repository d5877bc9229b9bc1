import { addDays, type Day } from '../../kernel/lisbon-time.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { OpeningCalendar } from '../../working-hours/opening-calendar.ts';
import { isWorkingDay } from '../../working-hours/working-hours.ts';

const furthestDays = 365;

/** The days among which a wish can be: after the day by which we answer, for a year, while somebody is at the clinic. */
export type PreferredDates = { first: Day; last: Day; calendar: OpeningCalendar };

export const preferredDates = (promisedDay: Day, calendar: OpeningCalendar): PreferredDates => ({
  first: addDays(promisedDay, 1),
  last: addDays(promisedDay, furthestDays),
  calendar,
});

export const isClosedOn = (day: Day, { calendar }: PreferredDates): boolean => !isWorkingDay(day, calendar);

/** A day as the browser's date field sends it. */
export function parsePreferredDate(
  typed: string,
  promisedDay: Day,
  calendar: OpeningCalendar,
): Result<Day, { kind: 'dateInvalid' | 'dateClosed' }> {
  const instant = new Date(`${typed}T00:00:00Z`);
  const isReal = /^\d{4}-\d\d-\d\d$/.test(typed) && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(typed);
  const dates = preferredDates(promisedDay, calendar);
  if (!isReal || typed < dates.first || typed > dates.last) return err({ kind: 'dateInvalid' });
  return isClosedOn(typed, dates) ? err({ kind: 'dateClosed' }) : ok(typed);
}
