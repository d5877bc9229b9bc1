import { type Kysely, sql } from 'kysely';

/** How often the scanner went down while it looked at a document: after a few times the document is blamed, not the scanner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table core.documents add scan_breaks integer not null default 0`.execute(db);
}
