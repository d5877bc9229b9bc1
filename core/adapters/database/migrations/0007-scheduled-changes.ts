import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const core = db.schema.withSchema('core');
  await core
    .createTable('scheduled_changes')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('document_id', 'integer', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull().check(sql`action in ('publish', 'withdraw', 'appear')`))
    .addColumn('due_at', 'timestamptz', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('cancelled_at', 'timestamptz')
    .addColumn('done_at', 'timestamptz')
    .addColumn('refused_at', 'timestamptz')
    .execute();
  await core
    .createIndex('scheduled_changes_document')
    .on('scheduled_changes')
    .columns(['collection', 'document_id', 'created_at'])
    .execute();
  // One timer of each kind per document may be open.
  await sql`
    create unique index scheduled_changes_open on core.scheduled_changes (collection, document_id, action)
    where cancelled_at is null and done_at is null and refused_at is null
  `.execute(db);
}
