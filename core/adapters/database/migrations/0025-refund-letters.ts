import { type Kysely, sql } from 'kysely';

/** The letter about a refund says how the money went; a letter that was refused for good is a task about its booking. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table core.refund_tasks add column refunded_how text check (refunded_how in ('sameWay', 'transfer'))`.execute(db);
  await sql`alter table core.mails add column booking_id uuid`.execute(db);
}
