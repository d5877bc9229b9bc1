import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .withSchema('core')
    .createTable('redirect_hits')
    .addColumn('redirect_id', 'integer', (column) => column.primaryKey())
    .addColumn('hits', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_hit_at', 'timestamptz')
    .execute();
}
