import { type Kysely, sql } from 'kysely';

/** Links that were sent before count as the first of their visits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table core.bookings add column link_version integer not null default 0`.execute(db);
}
