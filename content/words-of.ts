import type { Locale } from '@clinic/core/kernel/locale';
import { isRichText } from './rich-text/meaning-of.ts';
import { plainText } from './rich-text/plain-text.ts';
import { isInBoth } from './words.ts';

/** Not prose: addresses, and the titles of other people's books. */
const notProse = ['slug', 'href', 'url', 'cta_url', 'destaque_cta_url', 'referencias'];

/** Everything a document says in one language, piece by piece; for checks of wording. */
export function wordsOf(value: unknown, locale: Locale): string[] {
  if (isInBoth(value)) return wordsOf(value[locale], locale);
  if (isRichText(value)) return [plainText(value)];
  if (Array.isArray(value)) return value.flatMap((item) => (typeof item === 'object' ? wordsOf(item, locale) : []));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .filter(([name, inner]) => !notProse.includes(name) && typeof inner === 'object')
      .flatMap(([, inner]) => wordsOf(inner, locale));
  return typeof value === 'string' ? [value] : [];
}
