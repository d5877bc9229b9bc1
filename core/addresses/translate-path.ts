import { isLocale, type Locale } from '../kernel/locale.ts';
import type { AddressBook } from './address-book.ts';
import { addressInLocale } from './canonical-path.ts';
import type { Address } from './path-to.ts';

/**
 * The same page in another language: `/pt/sobre-nos`, or just `sobre-nos`, becomes `/en/about-us`.
 * Undefined when the page, or its translation, does not exist.
 */
export function translatePath(path: string, to: Locale, book: AddressBook): Address | undefined {
  const segments = path.split('/').filter(Boolean);
  return addressInLocale(segments.slice(isLocale(segments[0]) ? 1 : 0).join('/'), to, book);
}
