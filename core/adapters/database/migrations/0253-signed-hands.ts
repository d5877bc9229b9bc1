import { type Kysely, sql } from 'kysely';

/**
 * With which words and pictures of the team's entry a signature was given, by their digest: an editor may change the entry one day. Null for
 * what was signed before this was written down: such a page names its doctor and shows neither.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table core.medical_signatures add column reviewer_hand text`.execute(db);
}
