import { inLisbon } from '@clinic/core/kernel/lisbon-time';

const localeOf = (language: string) => (language === 'en' ? 'en-GB' : 'pt-PT');

/** As the clinic's clocks show it, wherever the reader's computer thinks it is. */
const lisbon = (language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone: 'Europe/Lisbon', ...options });

/** “terça-feira, 17 de novembro de 2026” */
export const dayInWords = (at: Date, language: string): string =>
  lisbon(language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(at);

/** “ter, 17/11/2026” */
export const shortDay = (at: Date, language: string): string =>
  `${lisbon(language, { weekday: 'short' }).format(at).replace('.', '')}, ${inLisbon(at).day.split('-').reverse().join('/')}`;

export const timeOf = (at: Date): string => inLisbon(at).time;

/** “17/11/2026 10:20” */
export const moment = (at: Date): string => `${inLisbon(at).day.split('-').reverse().join('/')} ${inLisbon(at).time}`;

export const euros = (cents: number, language: string): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: 'EUR' }).format(cents / 100);

/** `1958-02-14` as people write it. */
export const birthDay = (day: string): string => day.split('-').reverse().join('/');
