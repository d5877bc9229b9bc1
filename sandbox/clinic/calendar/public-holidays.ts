import { addCalendarDays, type CalendarDay } from './lisbon-days.ts';

const fixed = ['01-01', '04-25', '05-01', '06-10', '06-13', '08-15', '10-05', '11-01', '12-01', '12-08', '12-25'];

/** Portugal's national holidays and Lisbon's own, 13 June. */
export function publicHolidays(year: number): CalendarDay[] {
  const easter = easterSunday(year);
  const goodFriday = addCalendarDays(easter, -2);
  const corpusChristi = addCalendarDays(easter, 60);
  return [...fixed.map((day) => `${year}-${day}`), goodFriday, easter, corpusChristi].sort();
}

/** The Gregorian computus in Butcher's form. */
function easterSunday(year: number): CalendarDay {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return `${year}-${String(Math.floor(f / 31)).padStart(2, '0')}-${String((f % 31) + 1).padStart(2, '0')}`;
}
