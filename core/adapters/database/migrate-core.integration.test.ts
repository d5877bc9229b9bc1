import { readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { createDbosTables } from '../dbos/create-dbos-tables.ts';
import { migrateCore } from './migrate-core.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from './throwaway-database.ts';

let database: ThrowawayDatabase;
beforeEach(async () => {
  database = await createThrowawayDatabase();
});

async function tablesOf(schema: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      'select table_name as name from information_schema.tables where table_schema = $1 order by 1',
      [schema],
    );
    return rows.map((row) => row.name);
  } finally {
    await client.end();
  }
}

/** Every file of the folder has its line in `migrate-core.ts`. */
const all = readdirSync(path.join(import.meta.dirname, 'migrations'))
  .map((file) => file.replace(/\.ts$/, ''))
  .sort();

test('creates the tables of schema core, and a second run changes nothing', async () => {
  expect(await migrateCore(database.url)).toEqual(all);
  expect(await tablesOf('core')).toEqual(expect.arrayContaining(['mails', 'published_documents', 'redirect_hits']));
  expect(await migrateCore(database.url)).toEqual([]);
});

test('several processes that migrate at once all succeed, and each migration runs once', async () => {
  const everything = async () => {
    const migrated = await migrateCore(database.url);
    await createDbosTables(database.url);
    return migrated;
  };
  const runs = await Promise.all([everything(), everything(), everything()]);
  expect(runs.flat()).toHaveLength(all.length);
  expect(await tablesOf('dbos')).toContain('workflow_status');
});
