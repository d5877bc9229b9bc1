import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .withSchema('core')
    .createTable('workflow_takeovers')
    .addColumn('workflow_id', 'text', (column) => column.primaryKey())
    .addColumn('takeovers', 'integer', (column) => column.notNull())
    .addColumn('last_taken_over_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
}
