import { addDays, type Day, fromLisbon, inLisbon } from '../kernel/lisbon-time.ts';
import { hoursOn, type OpeningCalendar, usualCalendar } from './opening-calendar.ts';

/** Closed days in one count: no clinic is closed for longer, and a closure typed with a wrong year must not keep a promise waiting for ever. */
const longestClosureDays = 400;

export const isWorkingDay = (day: Day, calendar: OpeningCalendar): boolean => hoursOn(calendar, day) !== null;

function openMs(day: Day, calendar: OpeningCalendar): { from: number; to: number } | null {
  const hours = hoursOn(calendar, day);
  const [from, to] = hours ? [fromLisbon(day, hours.opens), fromLisbon(day, hours.closes)] : [];
  return from && to ? { from: from.getTime(), to: to.getTime() } : null;
}

/** Every opening from a day on, or back from it. */
function* openingsFrom(first: Day, calendar: OpeningCalendar, step: 1 | -1 = 1): Generator<{ from: number; to: number }, never> {
  let closedDays = 0;
  for (let day = first; ; day = addDays(day, step)) {
    const open = openMs(day, closedDays > longestClosureDays ? usualCalendar : calendar);
    closedDays = open ? closedDays : closedDays + 1;
    if (open) yield open;
  }
}

/** Adds working hours: while the clinic is open, in Lisbon, without holidays. */
export function addWorkingHours(start: Date, hours: number, calendar: OpeningCalendar): Date {
  let leftMs = hours * 3_600_000;
  for (const open of openingsFrom(inLisbon(start).day, calendar)) {
    const from = Math.max(open.from, start.getTime());
    if (from + leftMs <= open.to) return new Date(from + leftMs);
    leftMs -= Math.max(0, open.to - from);
  }
  throw new Error('openings have no end');
}

/** Closing time of the last of so many working days; the day on which it begins is not counted. */
export function addWorkingDays(start: Date, days: number, calendar: OpeningCalendar): Date {
  let left = days;
  for (const open of openingsFrom(addDays(inLisbon(start).day, 1), calendar)) {
    left -= 1;
    if (left <= 0) return new Date(open.to);
  }
  throw new Error('openings have no end');
}

/** The last instant with the clinic open that is not after this one. */
export function lastOpenInstant(before: Date, calendar: OpeningCalendar): Date {
  for (const open of openingsFrom(inLisbon(before).day, calendar, -1))
    if (open.from <= before.getTime()) return new Date(Math.min(open.to, before.getTime()));
  throw new Error('openings have no end');
}

/** When the clinic opens and closes on the last working day before this one. */
export function workingDayBefore(day: Day, calendar: OpeningCalendar): { opens: Date; closes: Date } {
  for (const { from, to } of openingsFrom(addDays(day, -1), calendar, -1)) return { opens: new Date(from), closes: new Date(to) };
  throw new Error('openings have no end');
}
