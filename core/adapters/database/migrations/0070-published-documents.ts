import { type Kysely, sql } from 'kysely';

/** What visitors may see, written by the back office in the transaction of the edit; the site and the worker read it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const core = db.schema.withSchema('core');
  await core
    .createTable('published_documents')
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    // Not jsonb, which sorts the fields: the search reads a page's words in the order in which the page has them.
    .addColumn('body', 'json', (column) => column.notNull())
    // Which fields the content model had when the row was written: rows of an older model are written anew.
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`clock_timestamp()`))
    .addPrimaryKeyConstraint('published_documents_key', ['collection', 'id'])
    .execute();
  // Answers of the content service, kept for when it failed: nobody asks it any more.
  await core.dropTable('content_copies').execute();
}
