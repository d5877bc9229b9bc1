import { type Kysely, sql } from 'kysely';

/** What earlier hour whoever books would take. With the booking, because nobody waits before the visit is in the clinic's book. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table core.bookings add column earlier_wishes jsonb`.execute(db);
}
