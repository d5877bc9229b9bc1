import { type Kysely, sql } from 'kysely';

/** Why the clinic, and not the patient, cancelled. Null: the patient did, or nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table core.bookings add clinic_cancel_reason text`.execute(db);
}
