import { addLisbonDays } from '../../kernel/lisbon-time.ts';

export const defaultReminderHours = [7 * 24, 48, 24, 2] as const;

export type Reminder = { hoursBefore: number; at: Date };

/** Multiples of 24 hours are calendar days: a visit at ten is reminded at ten, also across a clock change. */
function before(startsAt: Date, hours: number): Date {
  return hours % 24 === 0 ? addLisbonDays(startsAt, -hours / 24) : new Date(startsAt.getTime() - hours * 3_600_000);
}

/** When to remind of a visit, the earliest first; times in the past are left out. */
export function reminderTimes(startsAt: Date, configuredHours: readonly number[], now: Date): Reminder[] {
  return [...new Set(configuredHours)]
    .filter((hours) => hours > 0)
    .map((hoursBefore) => ({ hoursBefore, at: before(startsAt, hoursBefore) }))
    .filter(({ at }) => at > now)
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}
