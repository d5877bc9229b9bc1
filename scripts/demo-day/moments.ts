import { addDays, type Day, fromLisbon, inLisbon, mondayOf } from '@clinic/core/kernel/lisbon-time';
import { usualCalendar } from '@clinic/core/working-hours/opening-calendar';
import { isWorkingDay } from '@clinic/core/working-hours/working-hours';

/** How far back the demo's figures go. */
export const pastWeeks = 10;

export const minutesAfter = (time: Date, minutes: number): Date => new Date(time.getTime() + minutes * 60_000);

/** Minutes since midnight, by Lisbon's clock. */
export function momentOn(day: Day, minutes: number): Date {
  const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const moment = fromLisbon(day, time);
  if (!moment) throw new Error(`there is no ${time} on ${day}`);
  return moment;
}

export const thisMonday = (now: Date): Day => mondayOf(inLisbon(now).day);

/** The day itself, or the next on which the clinic is open. */
export const workingDayFrom = (day: Day): Day => (isWorkingDay(day, usualCalendar) ? day : workingDayFrom(addDays(day, 1)));
/** The day itself, or the last before it on which the clinic was open. */
export const workingDayUntil = (day: Day): Day => (isWorkingDay(day, usualCalendar) ? day : workingDayUntil(addDays(day, -1)));
