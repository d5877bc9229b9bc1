import type { Locale } from '@clinic/core/kernel/locale';
import { isRichText } from './rich-text/meaning-of.ts';
import { valueAt } from './value-at.ts';
import { isInBothLanguages } from './words.ts';

/** Not prose: addresses, and the titles of other people's books. */
const notProse = ['slug', 'href', 'url', 'cta_url', 'destaque_cta_url', 'referencias'];

/** Everything a document says in one language, piece by piece; for checks of wording. */
export function wordsOf(value: unknown, locale: Locale): string[] {
  if (isInBothLanguages(value)) return wordsOf(value[locale], locale);
  if (isRichText(value)) return [textOfNode(value)];
  if (Array.isArray(value)) return value.flatMap((item) => (typeof item === 'object' ? wordsOf(item, locale) : []));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .filter(([name, inner]) => !notProse.includes(name) && typeof inner === 'object')
      .flatMap(([, inner]) => wordsOf(inner, locale));
  return typeof value === 'string' ? [value] : [];
}

/** The words of a rich text, block by block; for checks of wording. */
export function textOfNode(node: unknown): string {
  const text = valueAt(node, 'text');
  if (typeof text === 'string') return text;
  const children = valueAt(node, 'children') ?? valueAt(valueAt(node, 'root'), 'children');
  const isBlock = ['paragraph', 'heading', 'quote', 'listitem'].includes(String(valueAt(node, 'type')));
  return Array.isArray(children) ? children.map(textOfNode).join('') + (isBlock ? '\n' : '') : '';
}
