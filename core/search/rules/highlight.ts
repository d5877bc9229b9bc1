import type { Locale } from '../../kernel/locale.ts';
import { foldLetters } from './fold-letters.ts';
import { singular } from './search-words.ts';
import { isNearlySpelt } from './spelling.ts';

/** A text in pieces, some of which were asked for. Structure, not markup: it cannot carry any. */
export type Piece = { text: string; hit: boolean };

type Sought = { locale: Locale; words: readonly string[]; nearlySpelt: boolean };

const word = /[a-z0-9]+/g;
const longestEnding = 4;

/** The part of a word that its other forms share, roughly: incontin-ência, incontin-ente. */
const stem = (asked: string) => (asked.length <= 4 ? asked : asked.slice(0, Math.max(4, asked.length - (asked.length > 7 ? 3 : 1))));

/** Marks the words that were asked for, in whatever form they stand. Every word is thought about once, however many texts there are. */
export function highlighter({ locale, words, nearlySpelt }: Sought): (text: string) => Piece[] {
  const forms = words.map((asked) => ({ asked, stem: stem(asked), longest: asked.length + longestEnding }));
  const known = new Map<string, boolean>();

  function isHit(found: string): boolean {
    const thought = known.get(found);
    if (thought !== undefined) return thought;
    const one = singular(found, locale);
    const hit = forms.some(
      (form) => (one.length <= form.longest && one.startsWith(form.stem)) || (nearlySpelt && isNearlySpelt(one, form.asked)),
    );
    known.set(found, hit);
    return hit;
  }

  return (text) => {
    const composed = text.normalize('NFC');
    const pieces: Piece[] = [];
    let end = 0;
    for (const { 0: found, index } of foldLetters(composed).matchAll(word)) {
      if (!isHit(found)) continue;
      if (index > end) pieces.push({ text: composed.slice(end, index), hit: false });
      end = index + found.length;
      pieces.push({ text: composed.slice(index, end), hit: true });
    }
    if (end < composed.length) pieces.push({ text: composed.slice(end), hit: false });
    return pieces;
  };
}

export const hasHit = (pieces: Piece[]): boolean => pieces.some(({ hit }) => hit);
