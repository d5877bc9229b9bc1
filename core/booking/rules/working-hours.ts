import { addDays, type Day, fromLisbon, inLisbon } from '../../kernel/lisbon-time.ts';
import { isHoliday } from './holidays.ts';

const opens = '10:00';
const closes = '20:00';

const isWeekend = (day: Day) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

export const isWorkingDay = (day: Day): boolean => !isWeekend(day) && !isHoliday(day);

function openMs(day: Day): { from: number; to: number } | null {
  const [from, to] = [fromLisbon(day, opens), fromLisbon(day, closes)];
  return isWorkingDay(day) && from && to ? { from: from.getTime(), to: to.getTime() } : null;
}

/** The instant by which so many hours have passed with the clinic open: Monday to Friday, 10:00 to 20:00 in Lisbon, no holidays. */
export function addWorkingHours(start: Date, hours: number): Date {
  let leftMs = hours * 3_600_000;
  for (let { day } = inLisbon(start); ; day = addDays(day, 1)) {
    const open = openMs(day);
    if (!open) continue;
    const from = Math.max(open.from, start.getTime());
    if (from + leftMs <= open.to) return new Date(from + leftMs);
    leftMs -= Math.max(0, open.to - from);
  }
}

/** The last instant with the clinic open that is not after this one. */
export function lastOpenInstant(before: Date): Date {
  for (let { day } = inLisbon(before); ; day = addDays(day, -1)) {
    const open = openMs(day);
    if (open && open.from <= before.getTime()) return new Date(Math.min(open.to, before.getTime()));
  }
}

/** When the clinic opens on the last working day before this one. */
export function opensOnWorkingDayBefore(day: Day): Date {
  for (let earlier = addDays(day, -1); ; earlier = addDays(earlier, -1)) {
    const open = openMs(earlier);
    if (open) return new Date(open.from);
  }
}
