import type { Locale } from './locale.ts';

/** `2027-03-28` */
export type Day = string;
/** `10:20` */
export type Time = string;
export type ClockTime = { day: Day; time: Time };

const dayMs = 24 * 60 * 60_000;
const minuteMs = 60_000;

/** Swedes write a date as computers do: `2027-03-28 10:20`. */
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

/** A screen of free times asks a hundred times for one zone, and making a clock costs more than reading it. */
let lastClock = { timeZone: 'Europe/Lisbon', clock: lisbonClock };

function visitorClock(timeZone: string): Intl.DateTimeFormat {
  if (lastClock.timeZone !== timeZone) lastClock = { timeZone, clock: clockIn(timeZone) };
  return lastClock.clock;
}

function readClock(clock: Intl.DateTimeFormat, instant: Date): ClockTime {
  const [day = '', time = ''] = clock.format(instant).split(' ');
  return { day, time };
}

/** Minutes since 1970 as a clock on the wall counts them, wherever it hangs; none for a day or a time that no calendar knows. */
function wallMinutes({ day, time }: ClockTime): number | null {
  const wall = new Date(`${day}T${time}:00Z`);
  const known = !Number.isNaN(wall.getTime()) && wall.toISOString() === `${day}T${time}:00.000Z`;
  return known ? wall.getTime() / minuteMs : null;
}

const aheadOfUtc = (clock: Intl.DateTimeFormat, instant: Date): number =>
  (wallMinutes(readClock(clock, instant)) ?? 0) - Math.floor(instant.getTime() / minuteMs);

export const inLisbon = (instant: Date): ClockTime => readClock(lisbonClock, instant);

/** Kept, because a month of slots asks for the same thirty days a thousand times. */
const knownOffsets = new Map<Day, number[]>();

/** How far ahead of UTC Lisbon can be on a day: two answers, the greater first, where the clocks change about then. */
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

/** The instant at which Lisbon's clocks show this; of a time they show twice, the first. None for one they skip. */
export function fromLisbon(day: Day, time: Time): Date | null {
  const wall = wallMinutes({ day, time });
  if (wall === null) return null;
  const instants = offsetsAround(day).map((offset) => new Date((wall - offset) * minuteMs));
  const isCertain = instants.length === 1;
  return instants.find((instant) => isCertain || wallMinutes(inLisbon(instant)) === wall) ?? null;
}

export const addDays = (day: Day, days: number): Day => new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** The same time on Lisbon's clocks so many days later, or earlier. One that they skip counts on in winter time, which is UTC. */
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

/** What the visitor's own clock shows. The zone is the browser's word: one that does not exist gives nothing. */
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
