import type { Locale } from '@clinic/core/kernel/locale';
import { sentencesIn } from './sentences.ts';
import { syllablesIn } from './syllables.ts';

export type Readability = { words: number; wordsPerSentence: number; longestSentence: number; score: number; isEasyEnough: boolean };

/**
 * How hard a text is, measured by the length of its sentences and words.
 * Portuguese: Flesch's index as adapted in Brazil (Martins and others, 1996), from 0 (hard) to 100; 50 to 75 is what children read
 * in the 5th to 8th year of school, aged 11 to 14. English: the Flesch-Kincaid grade; grade 8 is read at the age of 13 to 14.
 */
const scales = {
  pt: {
    name: 'Flesch index, at least 50',
    score: (wordsPerSentence: number, syllablesPerWord: number) => 248.835 - 1.015 * wordsPerSentence - 84.6 * syllablesPerWord,
    isEasyEnough: (score: number) => score >= 50,
    hardestFirst: (one: number, other: number) => one - other,
  },
  en: {
    name: 'Flesch-Kincaid grade, at most 8',
    score: (wordsPerSentence: number, syllablesPerWord: number) => 0.39 * wordsPerSentence + 11.8 * syllablesPerWord - 15.59,
    isEasyEnough: (score: number) => score <= 8,
    hardestFirst: (one: number, other: number) => other - one,
  },
};

export const scaleOf = (locale: Locale) => scales[locale];

/** Null where there is no sentence to measure. */
export function readabilityOf(pieces: string[], locale: Locale): Readability | null {
  const sentences = pieces.flatMap(sentencesIn);
  if (sentences.length === 0) return null;
  const words = sentences.flat();
  const wordsPerSentence = words.length / sentences.length;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word, locale), 0);
  const score = scales[locale].score(wordsPerSentence, syllables / words.length);
  return {
    words: words.length,
    wordsPerSentence,
    longestSentence: Math.max(...sentences.map(({ length }) => length)),
    score,
    isEasyEnough: scales[locale].isEasyEnough(score),
  };
}
