import { addDays, type Day, fromLisbon, inLisbon } from '../kernel/lisbon-time.ts';
import { hoursOn, type OpeningCalendar, usualCalendar } from './opening-calendar.ts';

/** Closed days in one count: no clinic is closed for longer, and a closure typed with a wrong year must not keep a promise waiting for ever. */
const longestClosureDays = 400;

export const isWorkingDay = (day: Day, calendar: OpeningCalendar): boolean => hoursOn(calendar, day) !== null;

type Opening = { from: number; to: number };
type KnownDay = { open: Opening | null; next: Day; previous: Day };

/** Cached with their neighbours, because the desk's list counts thousands of deadlines over the same few days. */
const knownDays = new WeakMap<OpeningCalendar, Map<Day, KnownDay>>();
const mostKnownDays = 1000;

function dayIn(day: Day, calendar: OpeningCalendar): KnownDay {
  const known = knownDays.get(calendar) ?? new Map<Day, KnownDay>();
  knownDays.set(calendar, known);
  const found = known.get(day);
  if (found) return found;
  const hours = hoursOn(calendar, day);
  const [from, to] = hours ? [fromLisbon(day, hours.opens), fromLisbon(day, hours.closes)] : [];
  const open = from && to ? { from: from.getTime(), to: to.getTime() } : null;
  const read = { open, next: addDays(day, 1), previous: addDays(day, -1) };
  if (known.size >= mostKnownDays) known.clear();
  known.set(day, read);
  return read;
}

/** Every opening from a day on, or back from it. */
function* openingsFrom(first: Day, calendar: OpeningCalendar, step: 'next' | 'previous' = 'next'): Generator<Opening, never> {
  let closedDays = 0;
  for (let day = first; ; ) {
    const { open, [step]: following } = dayIn(day, closedDays > longestClosureDays ? usualCalendar : calendar);
    closedDays = open ? closedDays : closedDays + 1;
    if (open) yield open;
    day = following;
  }
}

/**
 * Where counting forward begins. Lisbon is never behind UTC, so its day has not passed by then; what is open before the moment counts
 * nothing. Asking the time zone instead would be most of the work for a list of thousands.
 */
function dayToStart(moment: Date): Day {
  const number = Math.floor(moment.getTime() / 86_400_000);
  const day = writtenDays.get(number) ?? moment.toISOString().slice(0, 10);
  if (writtenDays.size >= mostKnownDays) writtenDays.clear();
  writtenDays.set(number, day);
  return day;
}
const writtenDays = new Map<number, Day>();

/** Adds working hours: while the clinic is open, in Lisbon, without holidays. */
export const addWorkingHours = (start: Date, hours: number, calendar: OpeningCalendar): Date =>
  addWorkingMs(start, hours * 3_600_000, calendar);

export function addWorkingMs(start: Date, workingMs: number, calendar: OpeningCalendar): Date {
  let leftMs = workingMs;
  for (const open of openingsFrom(dayToStart(start), calendar)) {
    const from = Math.max(open.from, start.getTime());
    if (from + leftMs <= open.to) return new Date(from + leftMs);
    leftMs -= Math.max(0, open.to - from);
  }
  throw new Error('openings have no end');
}

/** The last moment until which no more working time passes than this: where that ends with a closing, the next opening. */
export function latestWithin(start: Date, workingMs: number, calendar: OpeningCalendar): Date {
  let leftMs = workingMs;
  for (const open of openingsFrom(dayToStart(start), calendar)) {
    const from = Math.max(open.from, start.getTime());
    if (from + leftMs < open.to) return new Date(from + leftMs);
    leftMs -= Math.max(0, open.to - from);
  }
  throw new Error('openings have no end');
}

/** How long the clinic is open between two moments; 0 where the second is not after the first. */
export function workingMsBetween(start: Date, end: Date, calendar: OpeningCalendar): number {
  let sumMs = 0;
  for (const open of openingsFrom(dayToStart(start), calendar)) {
    if (open.from >= end.getTime()) return sumMs;
    sumMs += Math.max(0, Math.min(open.to, end.getTime()) - Math.max(open.from, start.getTime()));
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
  for (const open of openingsFrom(inLisbon(before).day, calendar, 'previous'))
    if (open.from <= before.getTime()) return new Date(Math.min(open.to, before.getTime()));
  throw new Error('openings have no end');
}

/** When the clinic opens and closes on the last working day before this one. */
export function workingDayBefore(day: Day, calendar: OpeningCalendar): { opens: Date; closes: Date } {
  for (const { from, to } of openingsFrom(addDays(day, -1), calendar, 'previous')) return { opens: new Date(from), closes: new Date(to) };
  throw new Error('openings have no end');
}
