import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabase, createPool } from '../database.ts';
import { createMigratedDatabase } from '../throwaway-migrated.ts';
import { addPageViews, readPageViews } from './page-views.ts';
import { addVainSearches, readVainSearches, toMark, visitorKey } from './searches-in-vain.ts';

let pool: pg.Pool;
beforeAll(async () => {
  pool = createPool((await createMigratedDatabase()).url, () => {});
});
afterAll(() => pool.end());
beforeEach(() => pool.query('truncate core.page_views, core.searches_in_vain, core.visitor_keys, core.search_visitors'));

const week = '2026-11-16';
const db = () => createDatabase(pool);
const searches = () => readVainSearches(db())(week, '2026-11-23', 10);

async function search(visitor: string, term = 'estacionamento') {
  const key = await visitorKey(db(), week);
  await addVainSearches(db(), week, [toMark(key, { term, locale: 'pt', visitor })]);
}

test('a term is written down with the fifth visitor, and not before in any table', async () => {
  for (const visitor of ['1', '2', '3', '4', '4', '4', '4']) await search(visitor);
  expect(await searches()).toEqual([]);
  const { rows } = await pool.query('select * from core.search_visitors');
  expect(rows).toHaveLength(4);
  expect(JSON.stringify(rows)).not.toContain('estaciona');
  await search('5');
  expect(await searches()).toEqual([{ term: 'estacionamento', locale: 'pt', visitors: 5 }]);
  await search('6');
  expect(await searches()).toEqual([{ term: 'estacionamento', locale: 'pt', visitors: 6 }]);
});

test('the marks of one visitor for two terms have nothing in common, and another week has another key', async () => {
  const key = await visitorKey(db(), week);
  expect(await visitorKey(db(), week), 'all servers have the same').toEqual(key);
  const mark = (term: string, of = key) => toMark(of, { term, locale: 'pt', visitor: '192.0.2.1' });
  expect(mark('vasectomia').visitorDigest).not.toBe(mark('circuncisão').visitorDigest);
  expect(mark('vasectomia').visitorDigest).not.toBe(mark('vasectomia', await visitorKey(db(), '2026-11-23')).visitorDigest);
});

test('no backup has keys or digests', async () => {
  const { rows } = await pool.query(
    "select relname from pg_class where relpersistence = 'u' and relname in ('visitor_keys', 'search_visitors') order by 1",
  );
  expect(rows.map(({ relname }) => relname)).toEqual(['search_visitors', 'visitor_keys']);
});

test('views of several servers add up by day, the most read first', async () => {
  const add = addPageViews(db());
  await Promise.all([
    add(
      '2026-11-17',
      new Map([
        ['/pt/a', 2],
        ['/pt/b', 3],
      ]),
    ),
    add(
      '2026-11-17',
      new Map([
        ['/pt/b', 1],
        ['/pt/a', 4],
      ]),
    ),
  ]);
  await add('2026-11-23', new Map([['/pt/c', 99]]));
  expect(await readPageViews(db())(week, '2026-11-23', 10)).toEqual([
    { path: '/pt/a', views: 6 },
    { path: '/pt/b', views: 4 },
  ]);
});
