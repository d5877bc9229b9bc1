import { deviceInWords } from '@clinic/core/identity/sessions/device-in-words';
import { euros, fileSize } from '@clinic/core/kernel/format';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { languageTag } from '../language/language-tag.ts';

/** As the clinic's clocks show it, wherever the reader's computer thinks it is. */
export const lisbonFormat = (language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageTag(language), { timeZone: 'Europe/Lisbon', ...options });

/** “terça-feira, 17 de novembro de 2026” */
export const formatDay = (at: Date, language: string): string =>
  lisbonFormat(language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(at);

/** “ter, 17/11/2026” */
export const shortDay = (at: Date, language: string): string =>
  `${lisbonFormat(language, { weekday: 'short' }).format(at).replace('.', '')}, ${formatDate(at)}`;

/** `2026-12` as “dezembro de 2026”. */
export const formatMonth = (month: string, language: string): string =>
  lisbonFormat(language, { month: 'long', year: 'numeric' }).format(new Date(`${month}-15T12:00:00Z`));

export const formatTime = (at: Date): string => inLisbon(at).time;

/** `1958-02-14` as people write it. */
export const dayInFigures = (day: string): string => day.split('-').reverse().join('/');

/** “17/11/2026” */
export const formatDate = (at: Date): string => dayInFigures(inLisbon(at).day);

/** “17/11/2026 10:20” */
export const formatDateTime = (at: Date): string => `${formatDate(at)} ${formatTime(at)}`;

export const eurosIn = (language: string, cents: number): string => euros(cents, language === 'en' ? 'en' : 'pt');

export const deviceNameIn = (language: string, deviceName: string): string => deviceInWords(deviceName, language === 'en' ? 'en' : 'pt');

export const fileSizeIn = (language: string, bytes: number): string => fileSize(bytes, language === 'en' ? 'en' : 'pt');
