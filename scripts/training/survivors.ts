import { personalColumns } from '@clinic/core/adapters/database/personal-columns';
import type pg from 'pg';
import type { Originals } from './originals.ts';
import { phraseFinder } from './phrase-finder.ts';
import { clinicNumbersOf, type Row } from './read-columns.ts';

export type Left = { table: string; value: string };
const rowsAtOnce = 500;

/** Every value of a row, however deep. */
const leaves = (value: unknown): string[] => {
  if (value === null || value === undefined) return [];
  return typeof value === 'object' ? Object.values(value).flatMap(leaves) : [String(value)];
};

async function eachRow(client: pg.ClientBase, table: string, look: (row: Row) => void): Promise<void> {
  await client.query(`declare looked_at no scroll cursor for select to_jsonb(t) as row from ${table} as t`);
  for (;;) {
    const { rows } = await client.query<{ row: Row }>(`fetch ${rowsAtOnce} from looked_at`);
    for (const { row } of rows) look(row);
    if (rows.length < rowsAtOnce) break;
  }
  await client.query('close looked_at');
}

/** What everybody can read on the site is no secret: the doctors' names, the clinic's own telephone, with which the desk books for callers. */
export async function publicValues(client: pg.ClientBase, seen: Originals): Promise<ReadonlySet<string>> {
  const find = phraseFinder(seen.telling());
  const found = new Set<string>();
  await eachRow(client, 'core.published_documents', ({ body }) => {
    for (const leaf of leaves(body)) for (const value of find(leaf)) found.add(value);
  });
  return found;
}

/**
 * Looks for the originals in every row of every table; also for keys that are not `keyId`. Numbers of the clinic's program are short, and
 * therefore looked for where such a number stands, and only as a whole.
 */
export async function survivors(client: pg.ClientBase, seen: Originals, open: ReadonlySet<string>, keyId: string): Promise<Left[]> {
  const { rows: tables } = await client.query<{ schema: string; name: string; table: string }>(
    `select schemaname as schema, tablename as name, format('%I.%I', schemaname, tablename) as table
     from pg_tables where schemaname in ('core', 'cms', 'dbos') order by 3`,
  );
  const telling = phraseFinder(seen.telling());
  const texts = phraseFinder(seen.texts());
  const left: Left[] = [];
  for (const { schema, name, table } of tables) {
    const listed = schema === 'core' ? personalColumns[name] : undefined;
    const kinds = listed === 'whole' ? undefined : listed;
    await eachRow(client, table, (row) => {
      for (const [column, value] of Object.entries(row)) {
        const kind = kinds?.[column] ?? 'nobody';
        for (const leaf of leaves(value)) {
          const [, key] = /^enc:([a-z0-9-]+):/.exec(leaf) ?? [];
          if (key !== undefined && key !== keyId) left.push({ table, value: `key ${key}` });
          if (key !== undefined) continue;
          for (const found of telling(leaf)) if (kind !== 'nobody' || !open.has(found)) left.push({ table, value: found });
          if (kind !== 'nobody') for (const found of texts(leaf)) left.push({ table, value: found });
        }
        for (const number of clinicNumbersOf(kind, column, row)) if (seen.clinicNumbers.has(number)) left.push({ table, value: number });
      }
    });
  }
  return left;
}
