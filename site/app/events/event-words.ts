import { capitalised } from '@clinic/core/kernel/format';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { type Locale, languageTags } from '@clinic/core/kernel/locale';
import { dateInWords } from '../components/date/date-words.ts';

const weekdays = {
  pt: new Intl.DateTimeFormat(languageTags.pt, { weekday: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat(languageTags.en, { weekday: 'long', timeZone: 'UTC' }),
};

/** `Quinta-feira, 21 de janeiro de 2027` */
export function eventDayInWords(startsAt: string, locale: Locale): string {
  const { day } = inLisbon(new Date(startsAt));
  const weekday = weekdays[locale].format(new Date(`${day}T12:00:00Z`)).replace('-', '-\u2060');
  // The number of the day stays with its month at the end of a line.
  const date = dateInWords(day, locale).replace(
    /(\d+) (de )?/,
    (_, number: string, of = '') => `${number}\u00a0${of.replace(' ', '\u00a0')}`,
  );
  return `${capitalised(weekday)}, ${date}`;
}

/** What the clocks in Lisbon show. */
export const lisbonTime = (instant: string): string => inLisbon(new Date(instant)).time;
