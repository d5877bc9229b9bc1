import { type Kysely, sql } from 'kysely';

/** What visitors ask by form. Facts carry their time; everything that was typed is encrypted as one text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table core.requests (
      id uuid primary key default gen_random_uuid(),
      number integer generated always as identity (start with 2001),
      kind text not null,
      form_digest bytea not null unique,
      locale text not null,
      answers text not null,
      contact_digest text,
      sent_at timestamptz not null default clock_timestamp(),
      contact_proven_at timestamptz,
      received_at timestamptz,
      answer_by timestamptz,
      answered_at timestamptz,
      answered_by text,
      withdrawn_at timestamptz
    )`.execute(db);
  await sql`create index requests_by_contact on core.requests (contact_digest) where contact_digest is not null`.execute(db);
  await sql`create index requests_by_sent on core.requests (sent_at)`.execute(db);

  await sql`alter table core.identity_codes drop constraint identity_codes_purpose_check`.execute(db);
  await sql`
    alter table core.identity_codes add constraint identity_codes_purpose_check check (purpose in
      ('knownPatient', 'booking', 'visit', 'register', 'signIn', 'newDevice', 'confirmIdentity', 'newEmail', 'linkRecord', 'newPhone', 'request'))
  `.execute(db);
}
