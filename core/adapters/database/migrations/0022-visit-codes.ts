import { type Kysely, sql } from 'kysely';

/** A code also opens a visit whose link opens nothing any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table core.identity_codes drop constraint identity_codes_purpose_check`.execute(db);
  await sql`alter table core.identity_codes add check (purpose in ('knownPatient', 'booking', 'visit'))`.execute(db);
}
