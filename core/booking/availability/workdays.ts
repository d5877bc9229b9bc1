import type { ClinicService, ClinicUnavailable } from '../../clinic/clinic-service.ts';
import { addDays, inLisbon, weekdayFromMonday } from '../../kernel/lisbon-time.ts';
import { ok, type Result } from '../../kernel/result.ts';
import { type Kept, keepAnswers } from './availability-cache.ts';
import { workdayLimits } from './availability-limits.ts';

/** The next date of each day of the week on which a doctor sees patients, from Monday on. */
export type Workdays = (doctorId: number) => Promise<Result<Kept<string[]>, ClinicUnavailable>>;

/** Some come every other week. */
const scheduleDays = 14;

export function workdaysOf({ clinic, now = Date.now }: { clinic: Pick<ClinicService, 'listWorkSchedule'>; now?: () => number }): Workdays {
  const kept = keepAnswers({
    ...workdayLimits,
    now,
    read: async (doctorId: number) => {
      const from = inLisbon(new Date(now())).day;
      const entries = await clinic.listWorkSchedule({ doctorId, from, to: addDays(from, scheduleDays - 1) });
      if (!entries.ok) return entries;
      const days = entries.value.map(({ startsAt }) => startsAt.slice(0, 10)).sort();
      const byWeekday = new Map(days.reverse().map((day) => [weekdayFromMonday(day), day]));
      return ok([...byWeekday].sort(([a], [b]) => a - b).map(([, day]) => day));
    },
  });
  return (doctorId) => kept.ask(doctorId);
}
