import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Bound to the draft: a code works only in the browser that asked for it, and goes when the draft goes. The code itself is not kept.
  await sql`
    create table core.proofs (
      id uuid primary key,
      draft_digest bytea not null references core.booking_drafts on delete cascade,
      locale text not null check (locale in ('pt', 'en')),
      contact jsonb not null,
      patient_ids integer[],
      tries integer not null default 0,
      requested_at timestamptz not null default clock_timestamp(),
      expires_at timestamptz not null,
      proven_at timestamptz,
      ended_at timestamptz
    )`.execute(db);
  await sql`create index proofs_by_draft on core.proofs (draft_digest, requested_at)`.execute(db);
  // What the proof filled in, so that it can be taken out again, and told from what the visitor wrote.
  await sql`alter table core.booking_drafts add column known jsonb not null default '{}'`.execute(db);
}
