import type pg from 'pg';
import type { FoundPages, HowFound, SearchPort } from '../../search/ask-search.ts';
import { isSearchKind, searchKinds } from '../../search/rules/kinds.ts';
import { searchStatement } from './search-statement.ts';

type Row = {
  how: HowFound;
  collection: string;
  document_id: string;
  kind: string;
  title: string;
  path: string;
  summary: string;
  titled: boolean;
  passage: string | null;
  passage_begins: boolean;
  also_sought: string[] | null;
};

/** Without `cause`: PostgreSQL's message may contain the search terms, which may be personal. */
export class SearchFailed extends Error {
  override name = 'SearchFailed';
  constructor(code: string) {
    super(`the search failed (${code})`);
  }
}

/** Queries the index. `pool` must be the one made for searching: the ranking depends on its session settings. */
export const searchQuery = (pool: pg.Pool): SearchPort => ({
  async find({ locale, words, unfinished, mostPerKind }): Promise<FoundPages> {
    if (words.length === 0) return { how: 'words', pages: [], alsoSought: [] };
    const values = [locale, words, unfinished, mostPerKind, [...searchKinds]];
    const { rows } = await pool
      .query<Row>({ name: 'search', text: searchStatement, values })
      .catch((error: { code?: string }) => Promise.reject(new SearchFailed(error.code ?? 'no connection')));
    return {
      how: rows[0]?.how ?? 'words',
      alsoSought: rows[0]?.also_sought ?? [],
      pages: rows.flatMap(({ kind, document_id, passage, passage_begins, ...row }) => {
        if (!isSearchKind(kind)) return [];
        const { collection, title, path, summary, titled } = row;
        const found = passage === null ? null : { text: passage, begins: passage_begins };
        return [{ collection, documentId: document_id, kind, title, path, summary, titled, passage: found }];
      }),
    };
  },
});
