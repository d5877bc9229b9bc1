import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createPool } from '@clinic/core/adapters/database/database';
import { coreMigrations } from '@clinic/core/adapters/database/migrate-core';
import { root } from '../stack/folders.ts';

/** Each schema keeps a list of its own of what was run. */
const lists = [
  { table: 'core.kysely_migration', known: coreMigrations },
  {
    table: 'cms.payload_migrations',
    known: readdirSync(path.join(root, 'backoffice/src/migrations'))
      .filter((file) => /^\d.*\.ts$/.test(file))
      .map((file) => file.slice(0, -'.ts'.length)),
  },
];

/**
 * What was run on this database and this version does not know: a later version has been here, and this one was put back in its place. Throws where this version
 * also knows what was not run: then they are two branches, and no database serves both.
 */
export async function migrationsOfLaterVersions(url: string): Promise<string[]> {
  const pool = createPool(url, () => {}, 1);
  try {
    const [later, notRun]: [string[], string[]] = [[], []];
    for (const { table, known } of lists) {
      const { rows: there } = await pool.query<{ is: boolean }>('select to_regclass($1) is not null as is', [table]);
      const ran = there[0]?.is ? (await pool.query<{ name: string }>(`select name from ${table}`)).rows.map(({ name }) => name) : [];
      later.push(...ran.filter((name) => !known.includes(name)));
      notRun.push(...known.filter((name) => !ran.includes(name)));
    }
    if (later.length > 0 && notRun.length > 0)
      throw new Error(`The database has ${later.join(', ')}, of another version, and not ${notRun.join(', ')}: nothing was changed.`);
    return later;
  } finally {
    await pool.end();
  }
}
