import { type Kysely, sql } from 'kysely';

/** Who writes to a file at this moment: requests for one upload may reach different processes of the site. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table core.documents
      add lock_holder uuid,
      add lock_seen_at timestamptz,
      add lock_wanted boolean not null default false`.execute(db);
}
