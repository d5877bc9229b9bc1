import { addDays, type Day, type Time } from '../../kernel/lisbon-time.ts';
import { takesPlace } from './day-progress.ts';
import type { DayVisit } from './join-day.ts';
import { type DaySources, readVisitsOfDays } from './read-day-sheet.ts';

/** A doctor's day in figures. It names nobody, so it needs no entry in the audit log. */
export type WeekCell = { day: Day; visits: number; firsts: number; toPay: number; from: Time; lastAt: Time };
export type WeekOfVisits = {
  monday: Day;
  days: Day[];
  doctors: { id: number; name: string; cells: (WeekCell | null)[] }[];
  /** False: the clinic did not answer, so visits made by telephone are missing. */
  isWhole: boolean;
  readAt: Date;
};

const saturday = 5;

/** From Monday to Friday, and the weekend where there are visits. What is leaving the book does not take place. */
export function arrangeWeek(monday: Day, all: readonly DayVisit[]): Pick<WeekOfVisits, 'days' | 'doctors'> {
  const visits = all.filter(takesPlace);
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index)).filter(
    (day, index) => index < saturday || visits.some((visit) => visit.day === day),
  );
  const doctors = [...Map.groupBy(visits, ({ doctorId }) => doctorId)].map(([id, own]) => ({
    id,
    name: own[0]?.doctorName ?? '',
    cells: days.map((day) =>
      cellOf(
        day,
        own.filter((visit) => visit.day === day),
      ),
    ),
  }));
  return { days, doctors: doctors.sort((one, other) => one.name.localeCompare(other.name, 'pt')) };
}

function cellOf(day: Day, visits: DayVisit[]): WeekCell | null {
  const starts = visits.map(({ start }) => start).sort();
  const [from, lastAt] = [starts[0], starts.at(-1)];
  if (from === undefined || lastAt === undefined) return null;
  return {
    ...{ day, visits: visits.length, from, lastAt },
    firsts: visits.filter(({ told }) => told?.isFirst).length,
    toPay: visits.filter(({ told }) => told?.payment === 'toPay').length,
  };
}

export async function readWeek(sources: DaySources, monday: Day, now: Date): Promise<WeekOfVisits> {
  const { visits, isWhole } = await readVisitsOfDays(sources, { from: monday, to: addDays(monday, 6) });
  return { monday, ...arrangeWeek(monday, visits), isWhole, readAt: now };
}
