import { type Kysely, sql } from 'kysely';

/** A request that gave way to another is asked about, too, until it has expired: somebody may pay it all the same. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index core.payments_open`.execute(db);
  await sql`create index payments_open on core.payments (last_asked_at)
    where paid_at is null and (ended_at is null or end_kind = 'replaced')`.execute(db);
}
