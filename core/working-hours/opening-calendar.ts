import type { Day, Time } from '../kernel/lisbon-time.ts';
import { isHoliday } from './holidays.ts';

/** When somebody is at the clinic. `weekdays` counts from Sunday, 0. */
export type OpeningCalendar = {
  hours: readonly { weekdays: readonly number[]; opens: Time; closes: Time }[];
  /** Days on which the clinic stays closed besides holidays, the first and the last included. */
  closures: readonly { from: Day; until: Day }[];
};

export const usualCalendar: OpeningCalendar = { hours: [{ weekdays: [1, 2, 3, 4, 5], opens: '10:00', closes: '20:00' }], closures: [] };

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

type SettingsHours = { weekdays: readonly string[]; opens: string; closes: string };

/** From the clinic's settings. Where they name no hours at all, the usual ones: a promise needs an end. */
export function openingCalendar(hours: readonly SettingsHours[], closures: readonly { from: string; until: string }[]): OpeningCalendar {
  const read = hours
    .filter(({ opens, closes }) => time.test(opens) && time.test(closes) && opens < closes)
    .map(({ weekdays, opens, closes }) => ({
      weekdays: weekdays.map((name) => weekdayNames.indexOf(name)).filter((day) => day >= 0),
      opens,
      closes,
    }))
    .filter(({ weekdays }) => weekdays.length > 0);
  return { hours: read.length > 0 ? read : usualCalendar.hours, closures };
}

/** Null on a day on which nobody is there. Of several hours on one day, from the first opening to the last closing. */
export function hoursOn({ hours, closures }: OpeningCalendar, day: Day): { opens: Time; closes: Time } | null {
  if (isHoliday(day) || closures.some(({ from, until }) => from <= day && day <= until)) return null;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const open = hours.filter(({ weekdays }) => weekdays.includes(weekday));
  const [opens] = open.map((each) => each.opens).sort();
  const closes = open
    .map((each) => each.closes)
    .sort()
    .at(-1);
  return opens && closes ? { opens, closes } : null;
}
