import { type Kysely, sql } from 'kysely';

/**
 * Who of the staff has which form of the back office open, and what they have typed there and not saved, by language. Apart from the
 * drafts: nothing that was only typed is ever published, signed, searched or counted as a version.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table core.open_documents (
      collection text not null,
      document text not null,
      staff_id integer not null,
      staff_name text not null,
      seen_at timestamptz not null default now(),
      held_since timestamptz,
      typed_at timestamptz,
      texts jsonb not null default '{}',
      primary key (collection, document, staff_id)
    )`.execute(db);
}
