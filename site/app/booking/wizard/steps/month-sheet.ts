import type { FreeSlots } from '@clinic/core/booking/availability/availability';
import { addDays, type Day } from '@clinic/core/kernel/lisbon-time';
import type { Locale } from '@clinic/core/kernel/locale';
import type { PickerDay } from '../../../components/date/slot-days.ts';
import { monthsBeside, type Week, weeksOf } from './month-view.ts';

/** One month; the hours of a day once that was opened. */
export type MonthSheet = { month: string; previous: string | null; next: string | null; weeks: Week[]; opened: PickerDay | null };

export const timesByDay = ({ days }: Pick<FreeSlots, 'days'>): PickerDay[] =>
  days.map(({ date, morning, afternoon }) => {
    const slots = [...morning, ...afternoon];
    return { date, times: slots.map(({ time }) => time), doctorIds: slots.map(({ doctorId }) => doctorId) };
  });

/** `wanted`: the day to open, if it is one of this month. */
export function monthSheet(
  free: Pick<FreeSlots, 'days'>,
  { month, wanted, today, locale }: { month: string; wanted: string; today: Day; locale: Locale },
): MonthSheet {
  const days = timesByDay(free);
  const counts = new Map(days.map(({ date, times }) => [date, times.length]));
  // Weeks that are over would only push the others down.
  const weeks = weeksOf(month, counts, locale).filter(({ first }) => addDays(first, 6) > today);
  const isOfMonth = weeks.some((week) => week.days.some((day) => day?.date === wanted));
  return {
    ...{ month, ...monthsBeside(month, today), weeks },
    opened: isOfMonth ? (days.find(({ date }) => date === wanted) ?? { date: wanted, times: [] }) : null,
  };
}
