import type { Locale } from '@clinic/core/kernel/locale';
import { monthName } from '../components/date/date-words.ts';

/** Medical pages are read again by a doctor at least once a year: `novembro de 2027`. */
export function nextReview(reviewedOn: string, locale: Locale): string {
  const year = Number(reviewedOn.slice(0, 4)) + 1;
  return locale === 'pt' ? `${monthName(reviewedOn, locale)} de ${year}` : `${monthName(reviewedOn, locale)} ${year}`;
}
