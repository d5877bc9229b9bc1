import { type Locale, languageTags } from './locale.ts';

/** Made once: making one takes longer than a hundred prices. */
const currencies: Partial<Record<Locale, Intl.NumberFormat>> = {};

/** `90,00 €` or `€90.00`. */
export function euros(cents: number, locale: Locale): string {
  currencies[locale] ??= new Intl.NumberFormat(languageTags[locale], { style: 'currency', currency: 'EUR' });
  return currencies[locale].format(cents / 100);
}

/** Days begin with a small letter in Portuguese, lines with a capital. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** `0,4 MB`: as people and their mail programs say it. */
export function fileSize(bytes: number, locale: Locale): string {
  const [amount, unit] = bytes < megabyte ? [bytes / kilobyte, 'KB'] : [bytes / megabyte, 'MB'];
  const digits = unit === 'KB' ? 0 : 1;
  return `${amount.toFixed(digits).replace('.', locale === 'pt' ? ',' : '.')} ${unit}`;
}
