import { type CalendarDay, type CalendarTime, lisbonNow, minutesOf, timeOfMinutes } from './lisbon-days.ts';
import type { Stretch } from './working-stretches.ts';

export type Taken = { day: CalendarDay; starts: CalendarTime; ends: CalendarTime };
export type FreeDayRow = { date: CalendarDay; freeIntervals: number; events: { available: boolean; startHour: CalendarTime }[] };

/** One doctor's days, cut into intervals of the type's length; those gone by or touched by a booking are not available. */
export function freeDays(stretches: Stretch[], taken: Taken[], minutes: number, now = lisbonNow()): FreeDayRow[] {
  const byDay = Map.groupBy(stretches, (stretch) => stretch.day);
  return [...byDay].map(([date, ofDay]) => {
    const booked = taken.filter((one) => one.day === date);
    const events = ofDay.flatMap((stretch) =>
      startsIn(stretch, minutes).map((start) => {
        const [startHour, endHour] = [timeOfMinutes(start), timeOfMinutes(start + minutes)];
        const isToCome = date > now.day || (date === now.day && startHour > now.time);
        return { startHour, available: isToCome && !booked.some((one) => one.starts < endHour && startHour < one.ends) };
      }),
    );
    return { date, freeIntervals: events.filter((event) => event.available).length, events };
  });
}

function startsIn({ starts, ends }: Stretch, minutes: number): number[] {
  const starting: number[] = [];
  for (let start = minutesOf(starts); start + minutes <= minutesOf(ends); start += minutes) starting.push(start);
  return starting;
}
