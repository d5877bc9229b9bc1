import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createPool } from '@clinic/core/adapters/database/database';
import { createMigratedDatabase } from '@clinic/core/adapters/database/throwaway-migrated';
import { expect, test } from 'vitest';
import { retentionClasses } from '../worker/retention/retention-classes.ts';
import { retentionSettings } from '../worker/retention/retention-settings.ts';
import { root } from './stack/folders.ts';

const text = await readFile(path.join(root, 'docs/data-protection.md'), 'utf8');

test('docs/data-protection.md names every table of schema core, and none that is not there', async () => {
  const database = await createMigratedDatabase();
  const pool = createPool(database.url, () => {});
  // Partitions are named with their table.
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'core'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  );
  await pool.end();
  const named = new Set([...text.matchAll(/`core\.(\w+)`/g)].map(([, name]) => name));
  expect(rows.length).toBeGreaterThan(20);
  expect([...named].toSorted()).toEqual(rows.map(({ name }) => name));
});

test('it lists every setting of the retention with its default, and every setting has its class', () => {
  const listed = [...text.matchAll(/^\| `(KEEP_\w+_DAYS)` +\| (\d+) +\|/gm)].map(([, name, days]) => [name, Number(days)]);
  expect(listed).toEqual(Object.entries(retentionSettings).map(([name, setting]) => [name, setting.parse(undefined)]));
  const used = Object.values(retentionClasses).map(({ setting }) => setting);
  expect(used.toSorted()).toEqual(Object.keys(retentionSettings).toSorted());
});
