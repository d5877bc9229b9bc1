import { createPool } from '@clinic/core/adapters/database/database';
import { createThrowawayDatabase } from '@clinic/core/adapters/database/throwaway-database';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { migrate } from '../migrate.ts';
import { migrationsOfLaterVersions } from './later-migrations.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** As a version leaves it that is one migration ahead of ours, with a table of its own that the site may read. */
const settings = { ...process.env, DATABASE_ROLE_PREFIX: 'clinic_later' };
let url: string;
let pool: pg.Pool;
beforeAll(async () => {
  ({ url } = await createThrowawayDatabase());
  await migrate(url, settings, () => {});
  pool = createPool(url, () => {}, 1);
  await pool.query(`insert into core.kysely_migration (name, timestamp) values ('9999-later', now()::text)`);
  await pool.query('create table core.later (id int); grant select on core.later to clinic_later_site');
});
afterAll(() => pool.end());

test('an earlier version that is put back leaves the database of the later one as it is, with its rights', async () => {
  const printed: string[] = [];
  await migrate(url, settings, (line) => printed.push(line));
  expect(printed.at(-1)).toBe('database: of a later version (9999-later), left as it is with all its rights');
  const { rows } = await pool.query(`select has_table_privilege('clinic_later_site', 'core.later', 'select') as may`);
  expect(rows).toEqual([{ may: true }]);
});

test('a version of another branch is refused: each knows migrations that the other does not', async () => {
  const { rows } = await pool.query('delete from cms.payload_migrations where name like $1 returning name', ['%waiting_offers']);
  expect(rows).toHaveLength(1);
  await expect(migrationsOfLaterVersions(url)).rejects.toThrow(`9999-later, of another version, and not ${rows[0].name}`);
});

test('a database without a table yet is of no later version', async () => {
  const empty = await createThrowawayDatabase();
  expect(await migrationsOfLaterVersions(empty.url)).toEqual([]);
});
