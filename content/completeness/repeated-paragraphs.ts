import type { Locale } from '@clinic/core/kernel/locale';
import { withoutCitations } from '../language/without-citations.ts';
import type { ClinicDocument } from '../read-documents.ts';
import { wordsOf } from '../words-of.ts';

/** Short lines may repeat: a reader meets the same warning in the same words wherever it holds (“ligue para o SNS 24”). */
const shortestParagraph = 80;

/** The same paragraph whatever its capitals, spaces and punctuation. */
const normalised = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Every longer paragraph of the documents in one language, normalised, with the folders it stands in. */
export function paragraphsOf(documents: ClinicDocument[], locale: Locale): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>();
  for (const { folder, fields } of documents)
    for (const paragraph of wordsOf(withoutCitations(fields), locale)
      .flatMap((text) => text.split('\n'))
      .map(normalised))
      if (paragraph.length > shortestParagraph) places.set(paragraph, (places.get(paragraph) ?? new Set()).add(folder));
  return places;
}

/** Paragraphs that stand in more than one document. */
export const repeatedParagraphs = (paragraphs: Map<string, Set<string>>): string[] =>
  [...paragraphs].filter(([, folders]) => folders.size > 1).map(([paragraph, folders]) => `${[...folders].join(', ')}: ${paragraph}`);
