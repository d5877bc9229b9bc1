import { type Locale, languageTags } from './locale.ts';

/** `90,00 €` or `€90.00`. */
export const euros = (cents: number, locale: Locale): string =>
  new Intl.NumberFormat(languageTags[locale], { style: 'currency', currency: 'EUR' }).format(cents / 100);

/** Days begin with a small letter in Portuguese, lines with a capital. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
