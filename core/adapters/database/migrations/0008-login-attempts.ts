import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  const core = db.schema.withSchema('core');
  await core
    .createTable('login_attempts')
    .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('account', 'text', (column) => column.notNull())
    .addColumn('attempted_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await core.createIndex('login_attempts_address').on('login_attempts').columns(['address', 'attempted_at']).execute();
}
