import { withoutUnseen } from '../../http/plain-text.ts';
import { longestArrivedText } from './arrived-letter.ts';
import { withoutPrivateLinks } from './without-private-links.ts';

const isQuote = (line: string): boolean => line.startsWith('>');
const isBlank = (line: string): boolean => line.trim() === '';

/** “Em qui., 19/11/2026, às 10:00, … escreveu:”, which mail programs break into at most three lines. */
const attribution = /^(?:em|no dia|a|on|le|el|am)\b.*\d.*:$/i;
/** Longer than three lines of any mail program. The expression above takes time by the square of what it looks at, which a stranger chooses. */
const longestAttribution = 1_000;

/** Quoted with > down to the end: a quotation with an answer below it is part of the answer. */
function quotedTail(lines: readonly string[]): number | null {
  let first = lines.length;
  while (first > 0 && (isQuote(lines[first - 1] ?? '') || isBlank(lines[first - 1] ?? ''))) first -= 1;
  if (!lines.slice(first).some(isQuote)) return null;
  for (const size of [1, 2, 3]) {
    const from = first - size;
    const words = lines.slice(Math.max(0, from), first).join(' ').trim();
    if (from >= 0 && words.length <= longestAttribution && attribution.test(words)) return from;
  }
  return first;
}

const rule = /^\s*(?:-{3,}\s*(?:mensagem original|original message)\s*-{3,}|_{20,})\s*$/i;
const label = (names: string) => new RegExp(`^\\s*\\*?(?:${names})\\s*:`, 'i');
const headings = [label('de|from'), label('enviad[ao]( em)?|data|sent|date'), label('para|to'), label('assunto|subject')];

/** The block of headings that Outlook puts above the letter it answers, all four of them. */
function headedTail(lines: readonly string[]): number | null {
  const start = lines.findIndex((line, place) => {
    const block = lines.slice(place, place + 7);
    return headings[0]?.test(line) && headings.every((heading) => block.some((one) => heading.test(one)));
  });
  if (start < 0) return null;
  const above = lines.slice(0, start).findLastIndex((line) => !isBlank(line));
  return rule.test(lines[above] ?? '') ? above : start;
}

const isForward = (subject: string): boolean => /^\s*(?:fwd?|enc|rv|tr|wg)\s*:/i.test(subject);

const tidy = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(/\n[ \t]*(?:\n[ \t]*)+\n/g, '\n\n')
    .trim();

/** What somebody wrote above our own letter, where it is certain where that begins; else all of it. */
export function ownWords(typed: string, subject: string) {
  const lines = withoutUnseen(typed)
    .split('\n')
    .map((line) => line.trimEnd());
  const tail = isForward(subject) ? null : (headedTail(lines) ?? quotedTail(lines));
  const own = tail === null ? '' : tidy(lines.slice(0, tail));
  const text = withoutPrivateLinks(own || tidy(lines));
  return { text: text.slice(0, longestArrivedText), isCut: text.length > longestArrivedText, isQuoteRemoved: own !== '' };
}

/** One line, as long as a list can show. */
export const oneLine = (text: string, most: number): string => withoutUnseen(text).replace(/\s+/g, ' ').trim().slice(0, most);
