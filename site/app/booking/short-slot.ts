import type { Locale } from '@clinic/core/kernel/locale';
import { dayNumber, monthName, shortWeekday } from '../components/date/date-words.ts';

/** `ter. 17 nov., 10:40`: for a line on a card, never broken. */
export function shortSlot({ date, time }: { date: string; time: string }, locale: Locale): string {
  const month = monthName(date, locale).slice(0, 3) + (locale === 'pt' ? '.' : '');
  return `${shortWeekday(date, locale)} ${dayNumber(date)} ${month}, ${time}`.replaceAll(' ', '\u00a0');
}
