import { isLocale, type Locale } from '@clinic/core/kernel/locale';
import { z } from 'zod';

/**
 * Under this name a form carries which opening of it this is: one editor may have the same form open twice, and new documents have no number
 * to tell them apart. It is part of the request and of no document.
 */
export const openingField = 'abertura_do_formulario';

/** A program, or a form from before openings had names, names none. */
export const openingName = z.string().regex(/^[\w-]{0,40}$/);

export const openingIn = (values: Record<string, unknown> | undefined): string => {
  const named = openingName.safeParse(values?.[openingField]);
  return named.success ? named.data : '';
};

/** Under which key the words of an opening stand in their row. */
export const textKey = (locale: Locale, opening: string): string => (opening ? `${locale}:${opening}` : locale);

export function localeOfText(key: string): Locale | null {
  const [locale] = key.split(':');
  return isLocale(locale) ? locale : null;
}
