import { type Day, fromLisbon, inLisbon } from '../../kernel/lisbon-time.ts';
import type { DayVisit } from './join-day.ts';

/** `unmarked`: its hour has come, and nobody has noted yet whether the patient did. */
export const presences = ['arrived', 'missed', 'unmarked', 'toCome'] as const;
export type Presence = (typeof presences)[number];

/** What is leaving the clinic's book is still listed there, and nobody comes for it. */
export const takesPlace = ({ standing }: Pick<DayVisit, 'standing'>): boolean => standing !== 'leaving';

const hasBegun = ({ day, start }: Pick<DayVisit, 'day' | 'start'>, now: Date): boolean => (fromLisbon(day, start) ?? now) < now;

/** Whose last minute has passed: whoever is with the doctor now is not over. */
export const isVisitOver = ({ day, start, end }: Pick<DayVisit, 'day' | 'start' | 'end'>, now: Date): boolean =>
  hasBegun({ day, start }, now) && (fromLisbon(day, end) ?? now) <= now;

export const presenceOf = (visit: Pick<DayVisit, 'day' | 'start' | 'mark'>, now: Date): Presence =>
  visit.mark?.kind ?? (hasBegun(visit, now) ? 'unmarked' : 'toCome');

/** One for each visit that takes place, in the order of the day. */
export const presencesOf = (visits: readonly DayVisit[], now: Date): Presence[] =>
  visits
    .filter(takesPlace)
    .toSorted((one, other) => one.start.localeCompare(other.start))
    .map((visit) => presenceOf(visit, now));

export const countPresences = (of: readonly Presence[]): Record<Presence, number> =>
  Object.fromEntries(presences.map((presence) => [presence, of.filter((each) => each === presence).length])) as Record<Presence, number>;

/** How many of the visits have begun, so that “now” stands after them; null on any other day than today. */
export const placeOfNow = (visits: readonly DayVisit[], day: Day, now: Date): number | null =>
  day === inLisbon(now).day ? visits.filter((visit) => hasBegun(visit, now)).length : null;
