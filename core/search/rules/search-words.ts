import type { Locale } from '../../kernel/locale.ts';
import { foldedWords } from './fold-letters.ts';
import { stopWords } from './stop-words.ts';

const mostWords = 8;

/** Portuguese plurals that PostgreSQL's stemmer leaves apart from their singular: rins, homens, lesões, sinais. */
const plurals: [ending: RegExp, singular: string][] = [
  [/[oa]es$/, 'ao'],
  [/(?<=..)ais$/, 'al'],
  [/ns$/, 'm'],
];

export function singular(word: string, locale: Locale): string {
  if (locale !== 'pt' || word.length < 4) return word;
  const plural = plurals.find(([ending]) => ending.test(word));
  return plural ? word.replace(...plural) : word;
}

/** A text as it is handed to PostgreSQL, which takes the words' endings off. The same is done to what visitors type. */
export const indexText = (text: string, locale: Locale): string =>
  foldedWords(text)
    .map((word) => singular(word, locale))
    .join(' ');

/** The words of a question that say what it is about; all of them where none does. */
export function searchWords(term: string, locale: Locale): string[] {
  const words = foldedWords(term);
  const telling = words.filter((word) => word.length > 1 && !stopWords[locale].has(word));
  const chosen = (telling.length > 0 ? telling : words).map((word) => singular(word, locale));
  return [...new Set(chosen)].slice(0, mostWords);
}
