import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createPool } from '@clinic/core/adapters/database/database';
import { personalColumns } from '@clinic/core/adapters/database/personal-columns';
import { grants } from '@clinic/core/adapters/database/roles/grants';
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

/** A row that begins with `…` goes on with the table above it. */
function processesByTable(): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>();
  let tables: string[] = [];
  for (const line of text.split('\n').filter((line) => /^\| (?:`core\.|…)/.test(line))) {
    const [, first = '', , readBy = ''] = line.split('|');
    if (!first.includes('…')) tables = [...first.matchAll(/`(core\.\w+)`/g)].map(([, table = '']) => table);
    const processes = readBy.match(/site|worker|back office/g) ?? [];
    for (const table of tables) named.set(table, new Set([...(named.get(table) ?? []), ...processes]));
  }
  return named;
}

test('with every table that tells of people stand the processes that have rights on it', () => {
  const named = processesByTable();
  expect(named.size).toBeGreaterThan(15);
  for (const [table, processes] of named) {
    const allowed = Object.keys(grants[table] ?? {}).map((role) => (role === 'backoffice' ? 'back office' : role));
    expect([table, ...[...processes].toSorted()]).toEqual([table, ...allowed.toSorted()]);
  }
});

test('what is listed for programs as telling of people is what stands in these tables', () => {
  const section = text.slice(text.indexOf('## Tables with people'), text.indexOf('## Tables without people'));
  const named = new Set([...section.matchAll(/`core\.(\w+)`/g)].map(([, name]) => name));
  expect(Object.keys(personalColumns).toSorted()).toEqual([...named].toSorted());
});

test('it lists every setting of the retention with its default, and every setting has its class', () => {
  const listed = [...text.matchAll(/^\| `(KEEP_\w+_DAYS)` +\| (\d+) +\|/gm)].map(([, name, days]) => [name, Number(days)]);
  expect(listed).toEqual(Object.entries(retentionSettings).map(([name, setting]) => [name, setting.parse(undefined)]));
  const used = new Set(Object.values(retentionClasses).map(({ setting }) => setting));
  expect([...used].toSorted()).toEqual(Object.keys(retentionSettings).toSorted());
});
