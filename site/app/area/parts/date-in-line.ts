import type { Locale } from '@clinic/core/kernel/locale';
import { dateInWords } from '../../components/date/date-words.ts';

/** `27 de novembro de 2026` whose day stays with its month at the end of a line. */
export const dateInLine = (day: string, locale: Locale): string =>
  dateInWords(day, locale).replace(/^(\d+) (de )?/, (_, number: string, of = '') => `${number}\u00a0${of.replace(' ', '\u00a0')}`);
