import type { Locale } from '@clinic/core/kernel/locale';
import { isProse } from '../fields/not-prose.ts';
import { type Label, label } from '../language/label.ts';
import { plainTextOf } from '../rich-text/plain-text.ts';
import { advertisingWordsIn } from './advertising-words.ts';
import type { Leaf, PublishRule } from './publish-rule.ts';
import { inSpoken } from './spoken-language.ts';

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
