import { addDays, type Day } from '../kernel/lisbon-time.ts';

/** Portugal's national holidays by law, and 13 June, Lisbon's own. Carnival is not one. */
const fixed = new Set(['01-01', '04-25', '05-01', '06-10', '06-13', '08-15', '10-05', '11-01', '12-01', '12-08', '12-25']);
/** Good Friday, Easter Sunday and Corpus Christi, in days from Easter. */
const movable = [-2, 0, 60];

export const isHoliday = (day: Day): boolean =>
  fixed.has(day.slice(5)) || movable.some((days) => addDays(easterSunday(Number(day.slice(0, 4))), days) === day);

/** Gregorian computus of Meeus, Jones and Butcher; the letters are theirs. */
export function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
