import { type Kysely, sql } from 'kysely';

/** When a newsletter was given up with readers left: it goes on from there once somebody says so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table core.newsletter_issues add column given_up_at timestamptz`.execute(db);
}
