import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consentRecords } from './consent-records.ts';
import { createDatabase, createPool } from './database.ts';
import { createMigratedDatabase } from './throwaway-migrated.ts';

const visitor = '0123456789abcdef0123456789abcdef';
let pool: pg.Pool;

beforeAll(async () => {
  const database = await createMigratedDatabase();
  pool = createPool(database.url, () => {});
});
afterAll(async () => {
  await pool.end();
});

test('a consent and its withdrawal stay side by side, each with its time', async () => {
  const { add } = consentRecords(createDatabase(pool));
  await add({ visitor, purposes: ['statistics', 'video'], textVersion: 1 });
  await add({ visitor, purposes: [], textVersion: 1 });
  const { rows } = await pool.query('select visitor, purposes, text_version, chosen_at from core.consents order by id');
  expect(rows).toEqual([
    { visitor, purposes: ['statistics', 'video'], text_version: 1, chosen_at: expect.any(Date) },
    { visitor, purposes: [], text_version: 1, chosen_at: expect.any(Date) },
  ]);
});
