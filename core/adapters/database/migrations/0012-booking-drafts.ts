import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // `key_digest`: whoever reads the table cannot open a draft with it.
  await sql`
    create table core.booking_drafts (
      key_digest bytea primary key,
      fields jsonb not null,
      booking_id uuid not null unique,
      moved_from uuid references core.bookings,
      proven_patient_id integer,
      submitted_at timestamptz,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index booking_drafts_by_expiry on core.booking_drafts (expires_at)`.execute(db);
}
