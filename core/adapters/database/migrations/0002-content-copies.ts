import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const core = db.schema.withSchema('core');
  await core
    .createTable('content_copies')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('tags', sql`text[]`, (column) => column.notNull())
    .addColumn('body', 'jsonb', (column) => column.notNull())
    .addColumn('saved_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await core.createIndex('content_copies_tags').on('content_copies').using('gin').column('tags').execute();
}
