import { addDays, type Day } from '../../kernel/lisbon-time.ts';
import { windowDays } from '../model/constants.ts';

/** Both days are included. */
export type DayWindow = { from: Day; to: Day };
/** `2027-03` */
export type Month = string;

export const nextDays = (today: Day): DayWindow => ({ from: addDays(today, 1), to: addDays(today, windowDays) });

const known = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The bookable days of a month: all of a future one, of the current one from tomorrow, as in the list of days. Null for a past month. */
export function daysOfMonth(month: Month, today: Day): DayWindow | null {
  if (!known.test(month)) return null;
  const first = `${month}-01`;
  const to = lastDayOf(month);
  const from = first > today ? first : addDays(today, 1);
  return from > to ? null : { from, to };
}

function lastDayOf(month: Month): Day {
  const somewhereInTheNext = addDays(`${month}-28`, 4);
  return addDays(`${somewhereInTheNext.slice(0, 7)}-01`, -1);
}
