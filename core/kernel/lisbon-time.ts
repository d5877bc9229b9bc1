import type { Locale } from './locale.ts';

/** `2027-03-28` */
export type Day = string;
/** `10:20` */
export type Time = string;
export type ClockTime = { day: Day; time: Time };

const dayMs = 24 * 60 * 60_000;
const minuteMs = 60_000;

/** The locale sv-SE formats like ISO 8601: `2027-03-28 10:20`. */
const clockIn = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });

const lisbonClock = clockIn('Europe/Lisbon');

/** Cached: a screen of free times formats a hundred times in one zone, and creating a formatter costs more than using it. */
let lastClock = { timeZone: 'Europe/Lisbon', clock: lisbonClock };

function visitorClock(timeZone: string): Intl.DateTimeFormat {
  if (lastClock.timeZone !== timeZone) lastClock = { timeZone, clock: clockIn(timeZone) };
  return lastClock.clock;
}

function readClock(clock: Intl.DateTimeFormat, instant: Date): ClockTime {
  const [day = '', time = ''] = clock.format(instant).split(' ');
  return { day, time };
}

/** Local date and time as minutes since 1970, without a time zone; null for a date or time that does not exist. */
function wallMinutes({ day, time }: ClockTime): number | null {
  const wall = new Date(`${day}T${time}:00Z`);
  const known = !Number.isNaN(wall.getTime()) && wall.toISOString() === `${day}T${time}:00.000Z`;
  return known ? wall.getTime() / minuteMs : null;
}

const aheadOfUtc = (clock: Intl.DateTimeFormat, instant: Date): number =>
  (wallMinutes(readClock(clock, instant)) ?? 0) - Math.floor(instant.getTime() / minuteMs);

export const inLisbon = (instant: Date): ClockTime => readClock(lisbonClock, instant);

/** Cached, because a month of slots needs the same thirty days a thousand times. */
const knownOffsets = new Map<Day, number[]>();

/** Lisbon's possible offsets from UTC on a day: two, the greater first, near a clock change. */
function offsetsAround(day: Day): number[] {
  const known = knownOffsets.get(day);
  if (known) return known;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const beforeAndAfter = [-1, 2].map((days) => aheadOfUtc(lisbonClock, new Date(midnight + days * dayMs)));
  const offsets = [...new Set(beforeAndAfter)].sort((a, b) => b - a);
  if (knownOffsets.size >= 1000) knownOffsets.clear();
  knownOffsets.set(day, offsets);
  return offsets;
}

/** The instant of a local time in Lisbon; of a repeated hour the first. Null for a time that is skipped. */
export function fromLisbon(day: Day, time: Time): Date | null {
  const wall = wallMinutes({ day, time });
  if (wall === null) return null;
  const instants = offsetsAround(day).map((offset) => new Date((wall - offset) * minuteMs));
  const isCertain = instants.length === 1;
  return instants.find((instant) => isCertain || wallMinutes(inLisbon(instant)) === wall) ?? null;
}

export const addDays = (day: Day, days: number): Day => new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** From 0 for Monday to 6 for Sunday. */
export const weekdayFromMonday = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The Monday on which its week began. */
export const mondayOf = (day: Day): Day => addDays(day, -weekdayFromMonday(day));

/** The same local time in Lisbon so many days later or earlier. A skipped time is read as winter time, which is UTC. */
export function addLisbonDays(instant: Date, days: number): Date {
  const { day, time } = inLisbon(instant);
  const target = addDays(day, days);
  const sinceMinute = instant.getTime() % minuteMs;
  const there = fromLisbon(target, time) ?? new Date(Date.parse(`${target}T${time}:00Z`));
  return new Date(there.getTime() + sinceMinute);
}

export type VisitorTime = ClockTime & {
  /** How far the visitor's clock is ahead of Lisbon's; negative where it is behind. */
  aheadOfLisbonMinutes: number;
};

/** The visitor's local time. The zone comes from the browser: an unknown one gives null. */
export function inVisitorZone(instant: Date, timeZone: string): VisitorTime | null {
  let clock: Intl.DateTimeFormat;
  try {
    clock = visitorClock(timeZone);
  } catch {
    return null;
  }
  return { ...readClock(clock, instant), aheadOfLisbonMinutes: aheadOfUtc(clock, instant) - aheadOfUtc(lisbonClock, instant) };
}

const units = {
  pt: { hour: ['hora', 'horas'], minute: ['minuto', 'minutos'] },
  en: { hour: ['hour', 'hours'], minute: ['minute', 'minutes'] },
};

/** “3 hours behind Lisbon”: people reckon with that, not with UTC. */
export function offsetInWords(aheadOfLisbonMinutes: number, locale: Locale): string {
  if (aheadOfLisbonMinutes === 0) return locale === 'pt' ? 'a mesma hora de Lisboa' : 'the same time as Lisbon';
  const total = Math.abs(aheadOfLisbonMinutes);
  const counted = ([Math.floor(total / 60), total % 60] as const).flatMap((count, index) => {
    const [one, many] = index === 0 ? units[locale].hour : units[locale].minute;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  const words = counted.join(locale === 'pt' ? ' e ' : ' and ');
  const ahead = aheadOfLisbonMinutes > 0;
  return locale === 'pt' ? `${words} a ${ahead ? 'mais' : 'menos'} do que em Lisboa` : `${words} ${ahead ? 'ahead of' : 'behind'} Lisbon`;
}
