import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDbosTables } from '../dbos/create-dbos-tables.ts';
import { migrateCore } from './migrate-core.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from './throwaway-database.ts';

let database: ThrowawayDatabase;
beforeEach(async () => {
  database = await createThrowawayDatabase();
});
afterEach(() => database.drop());

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

const all = [
  '0001-mails',
  '0002-content-copies',
  '0003-redirect-hits',
  '0004-workflow-takeovers',
  '0005-consents',
  '0006-search',
  '0007-scheduled-changes',
  '0008-login-attempts',
  '0009-mail-attachments',
  '0010-bookings',
  '0011-payments',
  '0012-booking-drafts',
  '0013-audit-log',
  '0014-proofs',
  '0015-rate-limits',
  '0016-replaced-payments',
  '0017-proof-end',
];

test('creates the tables of schema core, and a second run changes nothing', async () => {
  expect(await migrateCore(database.url)).toEqual(all);
  expect(await tablesOf('core')).toEqual(expect.arrayContaining(['content_copies', 'mails', 'redirect_hits']));
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
