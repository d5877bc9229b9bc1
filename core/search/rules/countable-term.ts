import { withoutControls } from '../../http/plain-text.ts';

const longest = 60;
const mostWords = 6;
/** Fewer than a NIF, a phone or a number of a card; more than a PSA value or a year. */
const mostDigits = 5;

/**
 * A term as it is counted when nothing was found for it; null for one that looks like somebody's data, or like a sentence, in which
 * people tell of themselves. A name cannot be told from a word: that is why only what several visitors typed is ever written down.
 */
export function countableTerm(typed: string): string | null {
  const term = withoutControls(typed).normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const digits = term.replaceAll(/\D/g, '').length;
  const isOfSomebody = digits > mostDigits || /@|\barroba\b|https?:|www\./.test(term);
  return isOfSomebody || term.length > longest || term.split(' ').length > mostWords || !/\p{L}{2}/u.test(term) ? null : term;
}
