import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SearchRow } from '../../search/search-row.ts';
import { createDatabase, createPool } from './database.ts';
import { migrateCore } from './migrate-core.ts';
import { searchIndex } from './search-index.ts';
import { createThrowawayDatabase } from './throwaway-database.ts';
import { createMigratedDatabase } from './throwaway-migrated.ts';

let pool: pg.Pool;

beforeAll(async () => {
  const database = await createMigratedDatabase();
  pool = createPool(database.url, () => {});
});
afterAll(async () => {
  await pool.end();
});
beforeEach(async () => {
  await pool.query('truncate core.search_documents, core.search_vocabulary, core.search_changes, core.search_synonyms');
});

const index = () => searchIndex(createDatabase(pool));
const row = (documentId: string, more: Partial<SearchRow> = {}): SearchRow => ({
  collection: 'problemas',
  documentId,
  locale: 'pt',
  kind: 'problem',
  title: 'Tumor do rim',
  path: `/pt/problemas/${documentId}`,
  summary: 'Resumo',
  headings: '',
  body: 'Um nódulo.',
  shownFrom: null,
  plainBody: 'um nodulo.',
  titleText: 'tumor do rim',
  headingText: '',
  bodyText: 'um nodulo',
  ...more,
});
const kept = async () =>
  (await pool.query('select document_id, locale from core.search_documents order by 1, 2')).rows.map(
    (found) => `${found.document_id} ${found.locale}`,
  );

test('writes what differs and leaves the rest as it is', async () => {
  expect(await index().write([row('1'), row('2')])).toBe(2);
  const { rows: before } = await pool.query('select indexed_at from core.search_documents order by document_id');
  expect(await index().write([row('1'), row('2', { body: 'Dois nódulos.' })])).toBe(1);
  const { rows: after } = await pool.query('select indexed_at from core.search_documents order by document_id');
  expect(after[0]).toEqual(before[0]);
  expect(after[1]).not.toEqual(before[1]);
});

test('removes a language that a document left, and documents that are gone, with their words', async () => {
  await index().write([row('1'), row('1', { locale: 'en' }), row('2', { titleText: 'laser', bodyText: 'crioterapia' })]);
  expect(await index().removeAllBut([row('1')], [{ collection: 'problemas', documentId: '1' }])).toBe(1);
  expect(await kept()).toEqual(['1 pt', '2 pt']);
  expect(await index().removeOthers([{ collection: 'problemas', documentId: '1' }])).toBe(1);
  expect(await kept()).toEqual(['1 pt']);
  const { rows } = await pool.query("select word from core.search_vocabulary where locale = 'pt' order by 1");
  expect(rows.map(({ word }) => word)).toEqual(['nodulo', 'tumor']);
});

test('a change made while the index followed is not taken for followed', async () => {
  await pool.query("insert into core.search_changes (collection, document_id) values ('problemas', '1'), ('problemas', '2')");
  const changes = await index().pendingChanges();
  await pool.query("update core.search_changes set changed_at = clock_timestamp() where document_id = '2'");
  await index().settle(changes);
  expect(await index().pendingChanges()).toMatchObject([{ documentId: '2' }]);
});

test('synonyms are replaced as a whole', async () => {
  const one = { locale: 'pt', phrase: 'rim', alternatives: ['renal'] } as const;
  const two = { locale: 'pt', phrase: 'renal', alternatives: ['rim'] } as const;
  expect(await index().replaceSynonyms([{ ...one, alternatives: ['renal'] }])).toBe(1);
  expect(await index().replaceSynonyms([{ ...one, alternatives: ['renal'] }])).toBe(0);
  expect(await index().replaceSynonyms([{ ...two, alternatives: ['rim'] }])).toBe(2);
  expect((await pool.query('select phrase from core.search_synonyms')).rows).toEqual([{ phrase: 'renal' }]);
});

test('extensions that already lie in another schema serve as well', async () => {
  const other = await createThrowawayDatabase();
  const client = new pg.Client({ connectionString: other.url });
  await client.connect();
  try {
    await client.query('create extension unaccent; create extension pg_trgm');
    await migrateCore(other.url);
    await client.query("set search_path = ''");
    const { rows } = await client.query(
      "select to_tsvector('core.search_pt', 'biópsia')::text as words, core.likeness('bexiga', 'besiga') as likeness",
    );
    expect(rows).toEqual([{ words: "'biops':1", likeness: expect.closeTo(0.4) }]);
  } finally {
    await client.end();
  }
});
