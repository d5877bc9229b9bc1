import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import { searchIndex } from '@clinic/core/adapters/database/search-index';
import { createSearchPool } from '@clinic/core/adapters/database/search-pool';
import { searchQuery } from '@clinic/core/adapters/database/search-query';
import { createMigratedDatabase } from '@clinic/core/adapters/database/throwaway-migrated';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import type { SearchPort } from '@clinic/core/search/ask-search';
import { searchWords } from '@clinic/core/search/rules/search-words';
import { expandSynonyms } from '@clinic/core/search/rules/synonyms';
import { searchRows } from '@clinic/core/search/search-row';
import { isSearchedCollection } from '@clinic/core/search/searched-content';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ClinicDocument, readDocuments } from './read-documents.ts';
import { readSynonyms } from './read-synonyms.ts';
import { searchBook } from './search-book.ts';
import { everydayQuestions, searchQuestions } from './search-questions.ts';

const wantedShare = 57 / 60;
let port: SearchPort;
let folders: Map<string, string>;
const ending: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const database = await createMigratedDatabase();
  const [pool, searching] = [createPool(database.url, () => {}), createSearchPool(database.url, () => {})];
  ending.push(
    () => pool.end(),
    () => searching.end(),
  );

  const documents = readDocuments();
  const { book, keyOf } = searchBook(documents);
  const keys = (document: ClinicDocument) => keyOf(document);
  folders = new Map(documents.map((document) => [`${keys(document).collection}:${keys(document).documentId}`, document.folder]));
  const index = searchIndex(createDatabase(pool));
  const searched = documents.filter(({ kind }) => kind === 'globais' || isSearchedCollection(kind));
  await index.write(searched.flatMap((document) => searchRows(keys(document), document.fields, book)));
  await index.replaceSynonyms(expandSynonyms(readSynonyms().map(({ lingua, palavras }) => ({ locale: lingua, words: palavras }))));
  port = searchQuery(searching);
});
afterAll(async () => {
  for (const end of ending) await end();
});

async function foldersFor(typed: string, locale: Locale): Promise<string[]> {
  const { pages } = await port.find({ locale, words: searchWords(typed, locale), unfinished: false, mostPerKind: 10 });
  return pages.map(({ collection, documentId }) => folders.get(`${collection}:${documentId}`) ?? '');
}

test('of sixty questions as patients type them, at least 57 have their page among the first three', async () => {
  const missed: string[] = [];
  let asked = 0;
  for (const locale of locales) {
    for (const [typed, wanted] of searchQuestions[locale]) {
      asked += 1;
      const found = await foldersFor(typed, locale);
      const place = found.indexOf(wanted) + 1;
      if (place < 1 || place > 3)
        missed.push(`«${typed}» wants ${wanted}, place ${place || 'none'}, first: ${found.slice(0, 3).join(', ')}`);
    }
  }
  console.log(`search: ${asked - missed.length} of ${asked} questions found their page among the first three`);
  for (const line of missed) console.log(`  missed ${line}`);
  expect(asked).toBeGreaterThanOrEqual(60);
  expect((asked - missed.length) / asked).toBeGreaterThanOrEqual(wantedShare);
});

test('who wants to cancel, to know when the clinic opens or what an insurer pays has that page first', async () => {
  const missed: string[] = [];
  for (const locale of locales)
    for (const [typed, wanted] of everydayQuestions[locale]) {
      const found = await foldersFor(typed, locale);
      if (found[0] !== wanted) missed.push(`«${typed}» wants ${wanted}, finds ${found.slice(0, 3).join(', ') || 'nothing'}`);
    }
  expect(missed).toEqual([]);
});
