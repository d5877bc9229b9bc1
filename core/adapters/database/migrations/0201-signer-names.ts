import { type Kysely, sql } from 'kysely';

/**
 * Under which name and number at the professional order a signature was given: the entry of the team may speak of somebody else one day.
 * Null for what was signed before this was written down.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table core.medical_signatures add column reviewer_name text, add column reviewer_licence text`.execute(db);
}
