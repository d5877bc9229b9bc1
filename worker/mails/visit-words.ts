import { inVisitorZone, offsetInWords } from '@clinic/core/kernel/lisbon-time';
import type { Locale } from '@clinic/core/kernel/locale';
import { frameWords } from './words.ts';

const lisbon = 'Europe/Lisbon';
const languageOf = { pt: 'pt-PT', en: 'en-GB' } as const;

type DateParts = Record<'weekday' | 'day' | 'month' | 'year' | 'hour' | 'minute', string>;

const dateFormat = (timeZone: string, locale: Locale) =>
  new Intl.DateTimeFormat(languageOf[locale], {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

/** Made once: a formatter is slow to make, and every mail uses it many times. */
const lisbonFormats = { pt: dateFormat(lisbon, 'pt'), en: dateFormat(lisbon, 'en') };

export function dateParts(instant: Date, locale: Locale, timeZone: string = lisbon): DateParts {
  const format = timeZone === lisbon ? lisbonFormats[locale] : dateFormat(timeZone, locale);
  const parts = { weekday: '', day: '', month: '', year: '', hour: '', minute: '' };
  for (const { type, value } of format.formatToParts(instant)) if (type in parts) parts[type as keyof DateParts] = value;
  return parts;
}

export type MomentWords = {
  /** “às 10:20” */
  time: string;
  /** “terça-feira, 17 de novembro” */
  day: string;
  /** “terça-feira, 17 de novembro de 2026” */
  longDay: string;
  /** “terça-feira, 17 de novembro de 2026, às 10:20 (hora de Lisboa)” */
  full: string;
};

function momentIn(timeZone: string, instant: Date, locale: Locale) {
  const t = frameWords(locale);
  const parts = dateParts(instant, locale, timeZone);
  const time = t(parts.hour === '01' ? 'timeAtOne' : 'time', { clock: `${parts.hour}:${parts.minute}` });
  const longDay = t('longDay', parts);
  return { time, day: t('shortDay', parts), longDay, moment: t('moment', { day: longDay, time }) };
}

export function momentWords(instant: Date, locale: Locale): MomentWords {
  const { time, day, longDay, moment } = momentIn(lisbon, instant, locale);
  return { time, day, longDay, full: frameWords(locale)('lisbon', { moment }) };
}

/** The same instant on the visitor's own clock; none where that clock shows what Lisbon's shows, or the zone does not exist. */
export function ownMomentWords(instant: Date, timeZone: string, locale: Locale): { when: string; offset: string } | null {
  const there = inVisitorZone(instant, timeZone);
  if (!there || there.aheadOfLisbonMinutes === 0) return null;
  return { when: momentIn(timeZone, instant, locale).moment, offset: offsetInWords(there.aheadOfLisbonMinutes, locale) };
}
