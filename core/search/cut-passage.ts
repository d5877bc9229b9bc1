import { cutExcerpt } from '../content/rich-text/excerpt.ts';

const longestPassage = 285;
const unended = /(?<=[\p{L}\p{N})»”])\n+(?=(\S))/gu;

/** A piece out of the middle of a text, cut between two words. `begins`: nothing stands before it. */
export function cutPassage(piece: string, begins: boolean): string {
  // Headings and lines of a list end without a sign; run on, they would read as one sentence.
  const sentences = piece.replace(unended, (_, next: string) => (next === next.toLowerCase() ? '; ' : '. '));
  if (begins) return cutExcerpt(sentences, longestPassage);
  const wholeWords = sentences.replace(/^\S*\s+/, '');
  return `…${cutExcerpt(wholeWords, longestPassage - 1)}`;
}
