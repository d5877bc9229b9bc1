import { type Kysely, sql } from 'kysely';

/** A tablet in a waiting room is shared: what a code has opened closes again long before the draft is a day old. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table core.booking_drafts add column proven_at timestamptz`.execute(db);
}
