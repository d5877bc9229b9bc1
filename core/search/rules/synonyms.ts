import { type Locale, locales } from '../../kernel/locale.ts';
import { searchWords } from './search-words.ts';

/** Words that editors declare to mean the same. */
export type SynonymSet = { locale: Locale; words: string[] };
/** What may be asked in place of a phrase. */
export type Synonym = { locale: Locale; phrase: string; alternatives: string[] };

/**
 * Every phrase with all others of its set. A phrase in two sets has the alternatives of both, but does not tie the sets
 * together: «cálculo» may be a stone and a sum.
 */
export function expandSynonyms(sets: SynonymSet[]): Synonym[] {
  return locales.flatMap((locale) => {
    const found = new Map<string, Set<string>>();
    for (const set of sets.filter((one) => one.locale === locale)) {
      const phrases = new Set(set.words.map((word) => searchWords(word, locale).join(' ')).filter(Boolean));
      for (const phrase of phrases) {
        const alternatives = found.get(phrase) ?? new Set();
        for (const other of phrases) if (other !== phrase) alternatives.add(other);
        found.set(phrase, alternatives);
      }
    }
    return [...found]
      .filter(([, alternatives]) => alternatives.size > 0)
      .map(([phrase, alternatives]) => ({ locale, phrase, alternatives: [...alternatives] }));
  });
}
