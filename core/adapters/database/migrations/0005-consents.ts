import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const core = db.schema.withSchema('core');
  await core
    .createTable('consents')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('visitor', 'text', (column) => column.notNull())
    .addColumn('purposes', sql`text[]`, (column) => column.notNull())
    .addColumn('text_version', 'integer', (column) => column.notNull())
    .addColumn('chosen_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await core.createIndex('consents_visitor').on('consents').column('visitor').execute();
}
