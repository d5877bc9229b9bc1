import type { Locale } from '@clinic/core/kernel/locale';
import { dayInWords, dayNumber, type IsoDate, monthName, shortWeekday, weekdayName } from './date-words.ts';

/** `ter. 17, 10:40`: for a button that repeats the choice. */
export const slotInShort = (date: IsoDate, time: string, locale: Locale) => `${shortWeekday(date, locale)} ${dayNumber(date)}, ${time}`;

const weekdayInOneWord = (date: IsoDate, locale: Locale) =>
  locale === 'pt' ? weekdayName(date, locale).replace('-\u2060feira', '') : shortWeekday(date, locale);

/** `terça, 17 nov` / `Tue, 17 Nov`: for one line on a phone. */
export const dayInShort = (date: IsoDate, locale: Locale) =>
  `${weekdayInOneWord(date, locale)}, ${dayNumber(date)}\u00a0${monthName(date, locale).slice(0, 3)}`;

/** `terça, 17 nov, 10:40`. */
export const slotInShortWords = (date: IsoDate, time: string, locale: Locale) => `${dayInShort(date, locale)}, ${time}`;

/** `terça-feira, 17 de novembro, às 10:40`. */
export const slotInWords = (date: IsoDate, time: string, locale: Locale) =>
  `${dayInWords(date, locale)}, ${locale === 'pt' ? 'às' : 'at'}\u00a0${time}`;
