import { type Kysely, sql } from 'kysely';

/**
 * The desk's ready answers, in both languages. Every change is another row: the last one of a reply is how it stands, the ones before are
 * its history, and taking a change back writes an earlier one anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table core.reply_versions (
      id bigint generated always as identity primary key,
      reply_id uuid not null,
      title text not null,
      pt text not null,
      en text not null,
      is_removed boolean not null,
      written_at timestamptz not null default clock_timestamp(),
      written_by text not null
    )`.execute(db);
  await sql`create index reply_versions_by_reply on core.reply_versions (reply_id, id desc)`.execute(db);
}
