import { addDays, type Day } from '../../kernel/lisbon-time.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { OpeningCalendar } from '../../working-hours/opening-calendar.ts';
import { isWorkingDay } from '../../working-hours/working-hours.ts';

const furthestDays = 365;

/** The days among which a wish can be: from tomorrow on, for a year. */
export const preferredDates = (today: Day): { first: Day; last: Day } => ({ first: addDays(today, 1), last: addDays(today, furthestDays) });

/** A day as the browser's date field sends it. */
export function parsePreferredDate(
  typed: string,
  today: Day,
  calendar: OpeningCalendar,
): Result<Day, { kind: 'dateInvalid' | 'dateClosed' }> {
  const instant = new Date(`${typed}T00:00:00Z`);
  const isReal = /^\d{4}-\d\d-\d\d$/.test(typed) && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(typed);
  const { first, last } = preferredDates(today);
  if (!isReal || typed < first || typed > last) return err({ kind: 'dateInvalid' });
  return isWorkingDay(typed, calendar) ? ok(typed) : err({ kind: 'dateClosed' });
}
