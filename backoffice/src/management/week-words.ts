import type { WeekFigures } from '@clinic/core/desk/management/clinic-figures';
import { addDays } from '@clinic/core/kernel/lisbon-time';
import { languageTag } from '../language/language-tag.ts';

/** “9 nov”: asked for both, Portuguese would write “9/11”. */
export function shortWeek(monday: string, language: string): string {
  const day = new Date(`${monday}T12:00:00Z`);
  const month = new Intl.DateTimeFormat(languageTag(language), { timeZone: 'UTC', month: 'short' }).format(day);
  return `${day.getUTCDate()} ${month.replace('.', '')}`;
}

/** “9 de novembro” */
export const longDay = (day: string, language: string): string =>
  new Intl.DateTimeFormat(languageTag(language), { timeZone: 'UTC', day: 'numeric', month: 'long' }).format(new Date(`${day}T12:00:00Z`));

export const sundayOf = ({ monday }: Pick<WeekFigures, 'monday'>): string => addDays(monday, 6);
