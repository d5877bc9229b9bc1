import { migrateWithRoles } from '@clinic/core/adapters/database/roles/migrate-with-roles';
import type { PublishedRow } from '@clinic/core/content/library/published-row';
import pg from 'pg';
import { dropDatabase, ensureDatabase } from '../stack/database.ts';

const server = process.env['TEST_DATABASE_URL'] ?? 'postgres://root@127.0.0.1:5432/postgres';

/** A database of its own with these published, as the site's role sees it. */
export async function databaseWith(name: string, rows: PublishedRow[]) {
  const database = new URL(server);
  database.pathname = `/${name}`;
  await dropDatabase(database.href);
  await ensureDatabase(database.href);
  const roles = await migrateWithRoles(database.href);
  const client = new pg.Client({ connectionString: database.href });
  await client.connect();
  await client.query(
    "insert into core.published_documents (collection, id, body, model) select collection, id, body, 'load' from json_to_recordset($1) as given (collection text, id text, body json)",
    [JSON.stringify(rows)],
  );
  await client.end();
  return { url: roles.site, drop: () => dropDatabase(database.href) };
}
