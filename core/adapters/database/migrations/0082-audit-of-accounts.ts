import { type Kysely, sql } from 'kysely';

/** Who looked at which account, or at a registration that waits for its e-mail. As with bookings, the row outlives what it names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table core.audit_log add column account_id uuid`.execute(db);
  await sql`create index audit_log_by_account on core.audit_log (account_id, id) where account_id is not null`.execute(db);
}
