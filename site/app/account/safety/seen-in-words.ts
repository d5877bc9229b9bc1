import type { ClockTime, Day } from '@clinic/core/kernel/lisbon-time';
import type { Locale } from '@clinic/core/kernel/locale';
import { dateInWords } from '../../components/date/date-words.ts';
import { slotInWords } from '../../components/date/slot-words.ts';

const today = { pt: 'hoje, às', en: 'today at' };

/** `hoje, às 14:02`, `sexta-feira, 13 de novembro, às 21:40`, and without the hour once the year is another. */
export function seenInWords({ day, time }: ClockTime, now: Day, locale: Locale): string {
  if (day === now) return `${today[locale]}\u00a0${time}`;
  return day.slice(0, 4) === now.slice(0, 4) ? slotInWords(day, time, locale) : dateInWords(day, locale);
}
