import { type Kysely, sql } from 'kysely';

/** What a patient does and keeps in the personal area. Everything hangs on the account and goes with it, except the log of who read what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What the clinic last said, for when it does not answer; encrypted, because it tells why somebody comes.
  await sql`
    create table core.seen_appointments (
      account_id uuid primary key references core.accounts on delete cascade,
      patient_id integer not null,
      appointments text not null,
      seen_at timestamptz not null default clock_timestamp()
    )`.execute(db);

  // One field each. The value is encrypted whichever field it is of.
  await sql`
    create table core.profile_changes (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references core.accounts on delete cascade,
      patient_id integer not null,
      field text not null,
      value text not null,
      asked_at timestamptz not null default clock_timestamp(),
      contact_proven_at timestamptz,
      sent_at timestamptz,
      refused_at timestamptz,
      refusal text,
      replaced_at timestamptz
    )`.execute(db);
  await sql`create index profile_changes_by_account on core.profile_changes (account_id, asked_at)`.execute(db);

  await sql`
    create table core.account_people (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references core.accounts on delete cascade,
      name text not null,
      birth_date text not null,
      relation text not null,
      added_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index account_people_by_account on core.account_people (account_id, added_at)`.execute(db);

  // `visit_key` names a booking of ours or an appointment at the clinic: a visit that was not booked here is prepared for, too.
  await sql`
    create table core.visit_ticks (
      account_id uuid not null references core.accounts on delete cascade,
      visit_key text not null,
      item text not null,
      ticked_at timestamptz not null default clock_timestamp(),
      primary key (account_id, visit_key, item)
    )`.execute(db);
  await sql`
    create table core.visit_notices (
      account_id uuid not null references core.accounts on delete cascade,
      visit_key text not null,
      act text not null check (act in ('late', 'notComing', 'notMine')),
      told_at timestamptz not null default clock_timestamp(),
      withdrawn_at timestamptz,
      primary key (account_id, visit_key, act)
    )`.execute(db);

  // Reads of a record by its patient. What staff read is in the audit log.
  await sql`
    create table core.record_views (
      id bigint generated always as identity primary key,
      patient_id integer not null,
      account_id uuid not null references core.accounts,
      what text not null,
      seen_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index record_views_by_patient on core.record_views (patient_id, seen_at)`.execute(db);
  await sql`
    create table core.access_questions (
      account_id uuid not null references core.accounts on delete cascade,
      access_key text not null,
      asked_at timestamptz not null default clock_timestamp(),
      primary key (account_id, access_key)
    )`.execute(db);
  // A list of the front desk shows many people at once: each of them finds the list by their own booking.
  await sql`create index audit_log_by_listed on core.audit_log using gin ((detail -> 'bookings')) where action = 'list'`.execute(db);

  // The clock of the law: an answer within a month.
  await sql`
    create table core.data_requests (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references core.accounts,
      kind text not null check (kind in ('export', 'erasure')),
      asked_at timestamptz not null default clock_timestamp(),
      due_at timestamptz not null,
      done_at timestamptz
    )`.execute(db);
  await sql`create index data_requests_by_account on core.data_requests (account_id, asked_at)`.execute(db);
  await sql`create unique index data_requests_open_erasure on core.data_requests (account_id) where kind = 'erasure' and done_at is null`.execute(
    db,
  );

  await sql`
    create table core.symptom_scores (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references core.accounts on delete cascade,
      taken_at timestamptz not null default clock_timestamp(),
      answers text not null,
      score integer not null,
      quality_of_life integer
    )`.execute(db);
  await sql`create index symptom_scores_by_account on core.symptom_scores (account_id, taken_at)`.execute(db);

  // A new phone of a patient is proven with a code of its own.
  await sql`alter table core.identity_codes drop constraint identity_codes_purpose_check`.execute(db);
  await sql`
    alter table core.identity_codes add constraint identity_codes_purpose_check check (purpose in
      ('knownPatient', 'booking', 'visit', 'register', 'signIn', 'newDevice', 'confirmIdentity', 'newEmail', 'linkRecord', 'newPhone'))
  `.execute(db);
  await sql`create index mails_by_booking on core.mails (booking_id) where booking_id is not null`.execute(db);
}
