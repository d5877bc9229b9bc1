import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { Locale } from '@clinic/core/kernel/locale';
import { dayInWords } from '../../components/date/date-words.ts';

/** An instant, and what Lisbon's clocks show then. */
export type Moment = { at: string; day: string; time: string };

export const lisbonMoment = (instant: Date): Moment => ({ at: instant.toISOString(), ...inLisbon(instant) });

/** The number of the day stays with its month at the end of a line. */
const boundDay = (day: string, locale: Locale) =>
  dayInWords(day, locale).replace(/(\d+) (de )?/, (_, number: string, of = '') => `${number}\u00a0${of.replace(' ', '\u00a0')}`);

/** `terça-feira, 17 de novembro, às 10:40`; one o'clock is singular in Portuguese. */
export function momentInWords({ day, time }: Pick<Moment, 'day' | 'time'>, locale: Locale): string {
  const at = locale === 'en' ? 'at' : time.startsWith('01:') ? 'à' : 'às';
  return `${boundDay(day, locale)}, ${at}\u00a0${time}`;
}

/** The same with its year, for what one keeps. */
export function fullMomentInWords({ day, time }: Pick<Moment, 'day' | 'time'>, locale: Locale): string {
  const words = momentInWords({ day, time }, locale);
  const date = boundDay(day, locale);
  const year = day.slice(0, 4);
  return words.replace(date, `${date} ${locale === 'pt' ? `de ${year}` : year}`);
}
