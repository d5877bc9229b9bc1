import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Which contacts of a clinic's record are believed. One that we wrote there ourselves is not, until a person has checked it.
  await sql`
    create table core.patient_contacts (
      patient_id integer not null,
      contact_digest text not null,
      source text not null check (source in ('booking', 'desk', 'patient')),
      recorded_at timestamptz not null default clock_timestamp(),
      confirmed_at timestamptz,
      confirmed_by text,
      withdrawn_at timestamptz,
      withdrawn_by text,
      primary key (patient_id, contact_digest)
    )`.execute(db);
  await sql`create index patient_contacts_by_contact on core.patient_contacts (contact_digest)`.execute(db);

  // The contact that whoever booked has proven to read, and what may have been made at the clinic before we knew its number.
  await sql`
    alter table core.bookings
      add column contact_digest text,
      add column contact_proven_at timestamptz,
      add column patient_create_attempted_at timestamptz`.execute(db);
  await sql`create index bookings_by_contact on core.bookings (contact_digest) where contact_digest is not null`.execute(db);
  await sql`create index bookings_by_appointment on core.bookings (appointment_id) where appointment_id is not null`.execute(db);

  // A slot is held while its code is on the way, before there is a booking: under the id that the booking will have.
  await sql`alter table core.slot_holds drop constraint slot_holds_booking_id_fkey`.execute(db);

  await sql`alter table core.booking_drafts add column contact_digest text, add column contact_proven_at timestamptz`.execute(db);

  // Codes serve more than drafts: whoever asked is named by the digest of a key that only his browser has.
  await sql`alter table core.proofs rename to identity_codes`.execute(db);
  await sql`alter table core.identity_codes rename column draft_digest to browser_digest`.execute(db);
  await sql`alter table core.identity_codes drop constraint proofs_draft_digest_fkey`.execute(db);
  await sql`
    alter table core.identity_codes
      add column purpose text not null default 'knownPatient' check (purpose in ('knownPatient', 'booking')),
      add column birth_date text,
      add column sent_at timestamptz,
      add column sent_to_digest text,
      add column refused_at timestamptz`.execute(db);
  await sql`alter table core.identity_codes alter column purpose drop default`.execute(db);
  await sql`alter index core.proofs_by_draft rename to identity_codes_by_browser`.execute(db);
  await sql`create index identity_codes_by_expiry on core.identity_codes (expires_at)`.execute(db);
}
