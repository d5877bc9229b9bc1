import { type Kysely, sql } from 'kysely';

/** The tax number in `patient` is encrypted; a booking is found by it through a keyed digest. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table core.bookings add column vat_digest text`.execute(db);
  await sql`create index bookings_by_vat on core.bookings (vat_digest) where vat_digest is not null`.execute(db);
}
