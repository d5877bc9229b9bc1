import type { Locale } from '@clinic/core/kernel/locale';
import { languageTags } from '@clinic/core/kernel/locale';

/** A day as `2026-11-17`, a time as `10:40`: the clinic's own clock, whatever the visitor's time zone. */
export type IsoDate = string;

/** Made once each: making one costs more than a hundred uses, and a screen of free times has hundreds of dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(locale: Locale, part: 'month' | 'weekday'): Intl.DateTimeFormat {
  const key = `${locale} ${part}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(languageTags[locale], { [part]: 'long', timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

const name = (date: IsoDate, locale: Locale, part: 'month' | 'weekday') => formatFor(locale, part).format(new Date(`${date}T12:00:00Z`));

export const monthName = (date: IsoDate, locale: Locale) => name(date, locale, 'month');
/** A word joiner keeps it on one line: “quarta-” alone at the end of a line is an ordinal. */
export const weekdayName = (date: IsoDate, locale: Locale) => name(date, locale, 'weekday').replace('-', '-\u2060');
export const dayNumber = (date: IsoDate) => Number(date.slice(8, 10));

/** `ter.` / `Tue`: made from the full name, because the short ones differ from browser to browser. */
export const shortWeekday = (date: IsoDate, locale: Locale) => shortenWeekday(weekdayName(date, locale), locale);
export const shortenWeekday = (weekday: string, locale: Locale) => weekday.slice(0, 3) + (locale === 'pt' ? '.' : '');

/** `terça-feira, 17 de novembro`: put together here, so that server and every browser write the same. */
export function dayInWords(date: IsoDate, locale: Locale): string {
  const day = `${dayNumber(date)}`;
  const month = monthName(date, locale);
  return `${weekdayName(date, locale)}, ${locale === 'pt' ? `${day} de ${month}` : `${day} ${month}`}`;
}

/** `17 de novembro de 2026` / `17 November 2026`: nobody can take the day for the month. */
export function dateInWords(date: IsoDate, locale: Locale): string {
  const [day, month, year] = [dayNumber(date), monthName(date, locale), date.slice(0, 4)];
  return locale === 'pt' ? `${day} de ${month} de ${year}` : `${day} ${month} ${year}`;
}
