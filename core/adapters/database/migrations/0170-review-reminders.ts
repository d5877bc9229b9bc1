import { type Kysely, sql } from 'kysely';

/** For which signature a doctor was told that its year is ending: once for each, so a page signed anew is told of again a year later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table core.review_reminders (
      collection text not null,
      document_id text not null,
      signed_day text not null,
      sent_at timestamptz not null default now(),
      primary key (collection, document_id, signed_day)
    )`.execute(db);
}
