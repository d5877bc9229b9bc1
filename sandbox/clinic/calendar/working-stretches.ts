import type { Weeks } from '../../database/schema.ts';
import { type CalendarDay, type CalendarTime, daysBetween, isOddWeek, weekdayOf } from './lisbon-days.ts';

export type WorkHours = { id: number; doctor_id: number; weekday: number; weeks: Weeks; starts: CalendarTime; ends: CalendarTime };
export type Absence = { doctor_id: number | null; first_day: CalendarDay; last_day: CalendarDay };
/** A stretch of work without a break; lunch is where one ends and the next has not begun. */
export type Stretch = { hoursId: number; doctorId: number; day: CalendarDay; starts: CalendarTime; ends: CalendarTime };

export function workingStretches(hours: WorkHours[], absences: Absence[], first: CalendarDay, last: CalendarDay): Stretch[] {
  return daysBetween(first, last).flatMap((day) =>
    hours
      .filter((row) => row.weekday === weekdayOf(day) && isWeek(row.weeks, day) && !isAway(absences, row.doctor_id, day))
      .map((row) => ({ hoursId: row.id, doctorId: row.doctor_id, day, starts: row.starts, ends: row.ends }))
      .sort((a, b) => a.starts.localeCompare(b.starts)),
  );
}

const isWeek = (weeks: Weeks, day: CalendarDay) => weeks === 'every' || (weeks === 'odd') === isOddWeek(day);

const isAway = (absences: Absence[], doctorId: number, day: CalendarDay) =>
  absences.some((row) => (row.doctor_id === null || row.doctor_id === doctorId) && row.first_day <= day && day <= row.last_day);
