import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

/** Of every table how many rows there are and what they add up to; of every file its digest. Two that are equal hold the same. */
type Inventory = { tables: Map<string, string>; rows: number };

/** In one snapshot, so that nobody's writing comes in between. */
export async function inventoryOf(url: string): Promise<Inventory> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows: names } = await client.query<{ name: string }>(
      `select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       where relkind = 'r' and nspname in ('core', 'dbos', 'cms') order by 1`,
    );
    const tables = new Map<string, string>();
    let rows = 0;
    for (const { name } of names) {
      const counted = await client.query<{ count: string; sum: string }>(
        `select count(*) as count, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as sum from ${name} as t`,
      );
      const [{ count, sum } = { count: '0', sum: '0' }] = counted.rows;
      tables.set(name, `${count} rows, ${sum}`);
      rows += Number(count);
    }
    await client.query('commit');
    return { tables, rows };
  } finally {
    await client.end();
  }
}

export async function digestsOf(folder: string): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for await (const file of glob('**/*', { cwd: folder, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const full = path.join(file.parentPath, file.name);
    digests.set(
      path.relative(folder, full),
      createHash('sha256')
        .update(await readFile(full))
        .digest('hex'),
    );
  }
  return digests;
}

/** Names whose value differs, or that only one of them has. `wanted` decides: what else `found` has is counted by the caller. */
export const differing = (wanted: ReadonlyMap<string, string>, found: ReadonlyMap<string, string>): string[] =>
  [...wanted].filter(([name, value]) => found.get(name) !== value).map(([name]) => name);
