import { createHash } from 'node:crypto';
import type { Locale } from '../kernel/locale.ts';

/**
 * One piece of a page's medical text: a sentence, a paragraph, a picture, in one language or, where it has none, in both.
 * `path` is its place in the document, `place` the way an editor takes to it.
 */
export type Passage = { path: string; locale: Locale | null; place: Record<Locale, string>; text: string };

/** Of two documents with the same digest a doctor would read the same words in the same places. Empty passages say nothing. */
export function clinicalDigest(passages: Passage[]): string {
  const said = passages.filter(({ text }) => text !== '').map(({ path, locale, text }) => JSON.stringify([path, locale, text]));
  return createHash('sha256').update(said.toSorted().join('\n')).digest('hex');
}
