import type { Locale } from '@clinic/core/kernel/locale';
import { isProse } from '../fields/not-prose.ts';
import { type Label, label } from '../language/label.ts';
import type { RichTextNode } from '../rich-text/rich-text-node.ts';
import { advertisingWordsIn } from './advertising-words.ts';
import type { Leaf, PublishRule } from './publish-rule.ts';
import { inSpoken } from './spoken-language.ts';

const inside = (node: RichTextNode): string => {
  if (typeof node.text === 'string') return node.text;
  if (node.type === 'linebreak') return '\n';
  return (node.children ?? []).map((child) => (child.children && child.type !== 'link' ? `${inside(child)}\n` : inside(child))).join('');
};

/** The words of a text: half a word in bold stays one word, two paragraphs stay two. */
const plainTextOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'root' in value ? inside(value.root as RichTextNode).trim() : '';

const message = (words: string[], locale: Locale): Label => {
  const { pt, en } = inSpoken[locale];
  return label(
    `Publicidade ${pt}: ${words.map((word) => `«${word}»`).join(', ')}. Diga no campo «Ato abrangido» a que ato de saúde se refere, também ${pt}, ou escreva de outra forma.`,
    `Advertising ${en}: ${words.map((word) => `“${word}”`).join(', ')}. Say in the field “Act covered” which health act it refers to, ${en} too, or put it another way.`,
  );
};

const wordsOf = ({ field, value }: Leaf): string => {
  if (!isProse(field)) return '';
  if (field.type === 'richText') return plainTextOf(value);
  return (field.type === 'text' || field.type === 'textarea') && typeof value === 'string' ? value : '';
};

/** Offers and promises of results are lawful only with the act they cover, in the language they are made in. */
export const advertisingRule: PublishRule = ({ leaves }) => {
  const covered = new Set(leaves.filter(({ path, value }) => path === 'ato_abrangido' && value).map(({ locale }) => locale));
  return leaves.flatMap((leaf) => {
    const { locale, path, place } = leaf;
    if (locale === null || covered.has(locale)) return [];
    const words = advertisingWordsIn(wordsOf(leaf), locale);
    return words.length > 0 ? [{ path, place, message: message(words, locale) }] : [];
  });
};
