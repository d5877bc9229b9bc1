import { cutExcerpt } from '../content/rich-text/excerpt.ts';
import type { Locale } from '../kernel/locale.ts';
import { ok, type Result } from '../kernel/result.ts';
import { cutPassage } from './cut-passage.ts';
import { hasHit, highlighter, type Piece } from './rules/highlight.ts';
import type { SearchKind } from './rules/kinds.ts';
import { toSearchTerm } from './rules/search-term.ts';
import { searchWords } from './rules/search-words.ts';

export type SearchQuestion = {
  locale: Locale;
  /** Folded, in their order. */
  words: string[];
  /** While somebody types: the last word is only its beginning. */
  unfinished: boolean;
  mostPerKind: number;
};

/** `words`: all of them, or what means the same. `spelling`: words written alike. `some`: only part of what was asked. */
export type HowFound = 'words' | 'spelling' | 'some';

export type FoundPage = {
  collection: string;
  documentId: string;
  kind: SearchKind;
  title: string;
  path: string;
  summary: string;
  /** Whether the title already says it. */
  titled: boolean;
  /** The text around the first word that was asked for; null where it is not in the text. */
  passage: { text: string; begins: boolean } | null;
};

export type FoundPages = {
  how: HowFound;
  /** Best first. */
  pages: FoundPage[];
  /** Words that were looked for because they mean the same. */
  alsoSought: string[];
};

export type SearchPort = { find(question: SearchQuestion): Promise<FoundPages> };

export type SearchResult = { kind: SearchKind; path: string; title: Piece[]; excerpt: Piece[] };
export type SearchAnswer = {
  term: string;
  how: HowFound;
  total: number;
  groups: { kind: SearchKind; pages: SearchResult[] }[];
};

const mostPerKind = 10;
const mostSuggestions = 7;

export async function search(port: SearchPort, typed: string, locale: Locale): Promise<Result<SearchAnswer, { kind: 'termTooShort' }>> {
  const term = toSearchTerm(typed);
  if (!term.ok) return term;
  const words = searchWords(term.value, locale);
  const { how, pages, alsoSought } = await port.find({ locale, words, unfinished: false, mostPerKind });
  const mark = marking(locale, words, alsoSought, how);
  const results = pages.map((page) => toResult(page, mark));
  // The kind of the best page comes first, and pages keep their order.
  const groups = [...Map.groupBy(results, ({ kind }) => kind)].map(([kind, ofKind]) => ({ kind, pages: ofKind }));
  return ok({ term: term.value, how, total: results.length, groups });
}

/** What to offer while somebody types; nothing until the term is long enough to be searched for. */
export async function suggest(port: SearchPort, typed: string, locale: Locale): Promise<Omit<SearchResult, 'excerpt'>[]> {
  const term = toSearchTerm(typed);
  if (!term.ok) return [];
  const words = searchWords(term.value, locale);
  const { how, pages, alsoSought } = await port.find({ locale, words, unfinished: true, mostPerKind: mostSuggestions });
  const mark = marking(locale, words, alsoSought, how);
  // A title without the words would look like a mistake: such pages are offered only where there are no others.
  const titled = pages.filter((page) => page.titled);
  return (titled.length > 0 ? titled : pages)
    .slice(0, mostSuggestions)
    .map(({ kind, path, title }) => ({ kind, path, title: mark(title) }));
}

function marking(locale: Locale, words: string[], alsoSought: string[], how: HowFound) {
  // «Ecografia da próstata» for «ecografia» only adds a word that was not asked for.
  const isMore = (phrase: string[]) => words.every((asked) => phrase.some((word) => word.startsWith(asked)));
  const others = alsoSought.map((phrase) => phrase.split(' ')).filter((phrase) => !isMore(phrase));
  return highlighter({ locale, words: [...new Set([...words, ...others.flat()])], nearlySpelt: how === 'spelling' });
}

/** With the editors' own summary, unless neither title nor summary show why the page was found. */
function toResult({ kind, path, title, summary, passage }: FoundPage, mark: (text: string) => Piece[]): SearchResult {
  const [markedTitle, markedSummary] = [mark(title), mark(cutExcerpt(summary))];
  const isClear = !passage || hasHit(markedTitle) || hasHit(markedSummary);
  return { kind, path, title: markedTitle, excerpt: isClear ? markedSummary : mark(cutPassage(passage.text, passage.begins)) };
}
