import type { Month } from '@clinic/core/booking/availability/availability-window';
import { daysOfMonth } from '@clinic/core/booking/availability/availability-window';
import { isWithinReach } from '@clinic/core/booking/availability/months-ahead';
import { addDays, type Day } from '@clinic/core/kernel/lisbon-time';
import type { Locale } from '@clinic/core/kernel/locale';
import { firstDayOfWeek } from '../../../components/date/calendar-rules.ts';

export type MonthDay = { date: Day; count: number };
export type Week = { first: Day; days: (MonthDay | null)[] };

export const monthOf = (day: Day): Month => day.slice(0, 7);
export const nextMonth = (month: Month): Month => monthOf(addDays(`${month}-28`, 4));
const previousMonth = (month: Month): Month => monthOf(addDays(`${month}-01`, -1));

const canBeShown = (month: Month, today: Day) => daysOfMonth(month, today) !== null && isWithinReach(month, today);

/** A month out of the address, where anything may be booked in it. */
export const askedMonth = (typed: string | null, today: Day): Month | null => (typed && canBeShown(typed, today) ? typed : null);

export function monthsBeside(month: Month, today: Day): { previous: Month | null; next: Month | null } {
  return { previous: askedMonth(previousMonth(month), today), next: askedMonth(nextMonth(month), today) };
}

/** The month in weeks, as a wall calendar shows it; places that belong to another month are empty. */
export function weeksOf(month: Month, free: ReadonlyMap<Day, number>, locale: Locale): Week[] {
  const startsOnMonday = firstDayOfWeek[locale] === 'mon';
  const first = `${month}-01`;
  const weekday = new Date(`${first}T00:00:00Z`).getUTCDay();
  const weeks: Week[] = [];
  for (let start = addDays(first, -(startsOnMonday ? (weekday + 6) % 7 : weekday)); monthOf(start) <= month; start = addDays(start, 7)) {
    const dates = Array.from({ length: 7 }, (_, index) => addDays(start, index));
    const days = dates.map((date) => (monthOf(date) === month ? { date, count: free.get(date) ?? 0 } : null));
    weeks.push({ first: start, days });
  }
  return weeks;
}
