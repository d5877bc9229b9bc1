import { randomBytes } from 'node:crypto';
import { createPool } from '@clinic/core/adapters/database/database';
import { personalColumns } from '@clinic/core/adapters/database/personal-columns';
import type pg from 'pg';
import { inventor } from './invent.ts';
import { checkReferences, deferReferences, newIds } from './new-ids.ts';
import { originals } from './originals.ts';
import { phraseFinder } from './phrase-finder.ts';
import type { Row } from './read-columns.ts';
import { columnReplacer, type Keys } from './replace-columns.ts';
import { scrambleStaff } from './scramble-staff.ts';
import { type Left, publicValues, survivors } from './survivors.ts';

export type Scrambled = {
  rows: number;
  originals: number;
  /** Of them, those that anybody reads on the site: they are not looked for on pages. */
  public: number;
  left: Left[];
  staff: { email: string; role: string }[];
};

/**
 * Replaces every personal value of a copy of the clinic's database, in one transaction, as `personalColumns` lists them: what tells of one person
 * alone is emptied. What was encrypted under the clinic's keys is encrypted under those of the training. At the end each original is looked for.
 */
export async function scramble(databaseUrl: string, keys: Keys, staffPassword: string): Promise<Scrambled> {
  const pool = createPool(databaseUrl, () => {}, 1);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const done = await replaceAll(client, keys, staffPassword);
    if (done.left.length === 0) await client.query('commit');
    else await client.query('rollback');
    return done;
  } finally {
    client.release();
    await pool.end();
  }
}

async function replaceAll(client: pg.PoolClient, keys: Keys, staffPassword: string): Promise<Scrambled> {
  const seen = originals();
  const whole = Object.entries(personalColumns).flatMap(([table, kinds]) => (kinds === 'whole' ? [`core.${table}`] : []));
  await client.query(`truncate ${whole.join(', ')} cascade`);
  const { rows: engine } = await client.query<{ name: string }>(
    `select format('dbos.%I', tablename) as name from pg_tables where schemaname = 'dbos' and tablename not like '%migration%'`,
  );
  if (engine.length > 0) await client.query(`truncate ${engine.map(({ name }) => name).join(', ')} cascade`);
  // Collected first: nothing may be invented that is somebody's.
  const tables = Object.entries(personalColumns).flatMap(([table, kinds]) => (kinds === 'whole' ? [] : [{ table, kinds }]));
  const read = new Map<string, Row[]>();
  for (const { table } of tables) {
    const { rows } = await client.query<Row>(`select ctid::text as "$at", * from core.${table}`);
    read.set(table, rows);
  }
  const columns = columnReplacer(keys, seen);
  for (const { table, kinds } of tables) for (const row of read.get(table) ?? []) columns.collect(table, kinds, row);
  const staff = await scrambleStaff(client, seen, staffPassword);
  const open = await publicValues(client, seen);
  const invented = inventor(randomBytes(32), seen.all);
  const newId = newIds();
  const finders = [phraseFinder(seen.telling()), phraseFinder(seen.texts())];
  const left: Left[] = [];
  const check = (table: string, made: string) => {
    const found = seen.all.has(made) ? [made] : finders.flatMap((find) => find(made));
    left.push(...found.map((value) => ({ table, value })));
  };
  let rows = staff.rows;
  await deferReferences(client);
  for (const { table, kinds } of tables) {
    for (const row of read.get(table) ?? []) {
      const changed = columns.replaced(table, kinds, row, { invented, newId, check });
      const names = Object.keys(changed);
      if (names.length === 0) continue;
      const set = names.map((column, index) => `${client.escapeIdentifier(column)} = $${index + 2}`).join(', ');
      await client.query(`update core.${table} set ${set} where ctid = $1::tid`, [row['$at'], ...Object.values(changed)]);
      rows += 1;
    }
  }
  await checkReferences(client);
  await staff.replace(invented);
  left.push(...(await survivors(client, seen, open, keys.training[0].id)));
  return { rows, originals: seen.all.size, public: open.size, left, staff: staff.logins };
}
