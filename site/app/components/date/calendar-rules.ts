import type { Locale } from '@clinic/core/kernel/locale';

/** The week starts as people know it: on Monday in Portuguese, on Sunday in English. */
export const firstDayOfWeek = { pt: 'mon', en: 'sun' } as const satisfies Record<Locale, string>;

export const yearsShown = 12;

/** The twelve years of the view that holds a year. */
export function yearsAround(year: number): number[] {
  const first = year - (((year % yearsShown) + yearsShown) % yearsShown);
  return Array.from({ length: yearsShown }, (_, index) => first + index);
}

/** A month or a year can be chosen when any day of it may. */
export const touchesRange = (first: string, last: string, min: string | undefined, max: string | undefined) =>
  (min === undefined || last >= min) && (max === undefined || first <= max);
