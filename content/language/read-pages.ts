import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicDocument } from '../read-documents.ts';
import { wordsOf } from '../words-of.ts';
import { type Readability, readabilityOf, scaleOf } from './readability.ts';
import { withoutCitations } from './without-citations.ts';

export type PageReadability = Readability & { folder: string };

/** A few words say nothing about how a page reads: an entry of a list, a page that only gathers others. */
const fewestWords = 100;

/** How every page reads in one language, the hardest first. */
export const pageReadability = (locale: Locale, documents: ClinicDocument[]): PageReadability[] =>
  documents
    .flatMap(({ folder, fields }) => {
      const readability = readabilityOf(wordsOf(withoutCitations(fields), locale), locale);
      return readability && readability.words >= fewestWords ? [{ folder, ...readability }] : [];
    })
    .toSorted((one, other) => scaleOf(locale).hardestFirst(one.score, other.score));

export const readabilityLine = ({ folder, words, wordsPerSentence, longestSentence, score, isEasyEnough }: PageReadability): string =>
  `${isEasyEnough ? ' ' : '!'} ${score.toFixed(1).padStart(5)}  ${wordsPerSentence.toFixed(1).padStart(4)} words a sentence, longest ` +
  `${String(longestSentence).padStart(2)}, ${String(words).padStart(4)} words  ${folder}`;
