import { existsSync } from 'node:fs';
import path from 'node:path';
import { readLibraryFile } from '@clinic/core/adapters/content/library-file';
import type pg from 'pg';
import { dataDir } from '../stack/folders.ts';

/** The pages of the demo clinic, where `pnpm demo` has run once; else there are only those that need no content. */
export async function publishDemo(pool: pg.Pool): Promise<void> {
  const file = path.join(dataDir, 'library.ndjson.gz');
  if (!existsSync(file)) return;
  // Prices and ways to pay stay those that the long run knows.
  const rows = (await readLibraryFile(file)).filter(({ collection }) => collection !== 'marcacoes');
  await pool.query(
    `insert into core.published_documents (collection, id, body, model)
     select collection, id, body, 'soak' from json_to_recordset($1) as given (collection text, id text, body json)
     on conflict (collection, id) do update set body = excluded.body`,
    [JSON.stringify(rows)],
  );
}
