import { type Kysely, sql } from 'kysely';

/**
 * From which network address a file that nobody has sent yet arrives, by digest, and when room was last reserved for it: so that one address
 * takes no more than its share, and what stalls gives its room back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table core.documents add column reserved_by text, add column reserved_at timestamptz`.execute(db);
}
