/** Days are `2027-03-28`, times `10:20:00`, both in Lisbon. As plain text they sort in the order of time. */
export type CalendarDay = string;
export type CalendarTime = string;

const lisbon = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Lisbon', dateStyle: 'short', timeStyle: 'medium' });

export function lisbonNow(now = new Date()): { day: CalendarDay; time: CalendarTime } {
  const [day = '', time = ''] = lisbon.format(now).split(' ');
  return { day, time };
}

const atNoon = (day: CalendarDay) => new Date(`${day}T12:00:00Z`);

export function addCalendarDays(day: CalendarDay, count: number): CalendarDay {
  const date = atNoon(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

export function daysBetween(first: CalendarDay, last: CalendarDay): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let day = first; day <= last; day = addCalendarDays(day, 1)) days.push(day);
  return days;
}

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: CalendarDay): number => atNoon(day).getUTCDay() || 7;

export const daysSinceEpoch = (day: CalendarDay): number => Math.floor(atNoon(day).getTime() / 86_400_000);

/** Weeks begin on Monday and are counted from a fixed one, so that odd and even alternate over the turn of the year, too. */
export const isOddWeek = (day: CalendarDay): boolean => Math.floor((daysSinceEpoch(day) + 3) / 7) % 2 === 1;

export const minutesOf = (time: CalendarTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const two = (count: number) => String(count).padStart(2, '0');
export const timeOfMinutes = (minutes: number): CalendarTime => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`;
