import type { AddressBook } from '../addresses/address-book.ts';
import { type Locale, locales } from '../kernel/locale.ts';
import { pageText } from './page-text.ts';
import { foldLetters } from './rules/fold-letters.ts';
import type { SearchKind } from './rules/kinds.ts';
import { indexText } from './rules/search-words.ts';
import { addressOf, isSearchedCollection, isSearchedGlobal, searchedCollections, searchedGlobals } from './searched-content.ts';

export type PageKey = { collection: string; documentId: string };

/** A page in one language as the index keeps it: what is shown of it, and what is searched. */
export type SearchRow = PageKey & {
  locale: Locale;
  kind: SearchKind;
  title: string;
  path: string;
  summary: string;
  headings: string;
  body: string;
  /** Before this moment nobody finds it. */
  shownFrom: string | null;
  plainBody: string;
  titleText: string;
  headingText: string;
  bodyText: string;
};

/** The rows of a document: one for each language in which it has a title and an address. */
export function searchRows(key: PageKey, document: Record<string, unknown>, book: AddressBook): SearchRow[] {
  const kind = kindOf(key.collection);
  if (!kind) return [];
  const date = document['data_publicacao'];
  return locales.flatMap((locale) => {
    const path = addressOf(key.collection, key.documentId, locale, book);
    const text = pageText(document, locale);
    if (!path || !text) return [];
    const { title, summary, body } = text;
    const headings = text.headings.join('\n').normalize('NFC');
    return {
      ...key,
      locale,
      kind,
      title,
      path,
      summary,
      headings,
      body,
      shownFrom: key.collection === 'artigos_blog' && typeof date === 'string' ? date : null,
      plainBody: ` ${foldLetters(body).replace(/[^a-z0-9]/gu, ' ')} `,
      titleText: indexText(title, locale),
      headingText: indexText(headings, locale),
      bodyText: indexText(body, locale),
    };
  });
}

function kindOf(collection: string): SearchKind | undefined {
  if (isSearchedCollection(collection)) return searchedCollections[collection];
  return isSearchedGlobal(collection) ? searchedGlobals[collection].kind : undefined;
}
