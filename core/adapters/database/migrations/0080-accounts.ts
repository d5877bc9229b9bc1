import { type Kysely, sql } from 'kysely';

/**
 * Patients' accounts. An account exists only with a proven e-mail: a registration that was never confirmed stays apart, bound to the
 * browser that sent it. Tokens and recovery codes stand here as digests only; a link's token is derived from its id.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table core.accounts (
      id uuid primary key default gen_random_uuid(),
      email text not null check (email = lower(email)),
      name text not null,
      locale text not null check (locale in ('pt', 'en')),
      created_at timestamptz not null default clock_timestamp(),
      verified_at timestamptz not null default clock_timestamp(),
      password_hash text,
      password_set_at timestamptz,
      patient_id integer,
      linked_at timestamptz,
      linked_by text,
      remind_by text not null default 'email' check (remind_by in ('email', 'sms', 'call', 'none')),
      closed_at timestamptz
    )`.execute(db);
  await sql`create unique index accounts_by_email on core.accounts (email) where closed_at is null`.execute(db);
  await sql`create index accounts_by_patient on core.accounts (patient_id) where patient_id is not null`.execute(db);

  await sql`
    create table core.account_registrations (
      id uuid primary key default gen_random_uuid(),
      browser_digest bytea not null,
      email text not null,
      name text not null,
      password_hash text not null,
      locale text not null,
      requested_at timestamptz not null default clock_timestamp(),
      completed_at timestamptz
    )`.execute(db);
  await sql`create index account_registrations_by_browser on core.account_registrations (browser_digest, requested_at)`.execute(db);
  await sql`create index account_registrations_by_email on core.account_registrations (email)`.execute(db);

  await sql`
    create table core.account_sessions (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references core.accounts,
      caller text not null check (caller in ('browser', 'app')),
      device_name text not null,
      remembered boolean not null,
      started_at timestamptz not null default clock_timestamp(),
      seen_at timestamptz not null default clock_timestamp(),
      confirmed_at timestamptz not null default clock_timestamp(),
      ends_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db);
  await sql`create index account_sessions_by_account on core.account_sessions (account_id, started_at)`.execute(db);
  await sql`
    create table core.account_refresh_tokens (
      token_hash bytea primary key,
      session_id uuid not null references core.account_sessions on delete cascade,
      issued_at timestamptz not null default clock_timestamp(),
      replaced_at timestamptz
    )`.execute(db);
  await sql`create index account_refresh_tokens_by_session on core.account_refresh_tokens (session_id)`.execute(db);

  // The right password in a browser that the account has not been used in: the second step is still to come.
  await sql`
    create table core.account_sign_ins (
      browser_digest bytea primary key,
      account_id uuid not null references core.accounts on delete cascade,
      remembered boolean not null,
      started_at timestamptz not null default clock_timestamp(),
      tries integer not null default 0
    )`.execute(db);

  await sql`
    create table core.account_links (
      id uuid primary key default gen_random_uuid(),
      purpose text not null check (purpose in ('reset', 'verify', 'undoEmail')),
      account_id uuid references core.accounts on delete cascade,
      registration_id uuid references core.account_registrations on delete cascade,
      email_change_id uuid,
      made_at timestamptz not null default clock_timestamp(),
      ends_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db);
  await sql`create index account_links_by_account on core.account_links (account_id)`.execute(db);

  await sql`
    create table core.account_email_changes (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references core.accounts on delete cascade,
      old_email text not null,
      new_email text not null,
      requested_at timestamptz not null default clock_timestamp(),
      confirmed_at timestamptz,
      undone_at timestamptz
    )`.execute(db);
  await sql`create index account_email_changes_by_account on core.account_email_changes (account_id)`.execute(db);
  await sql`alter table core.account_links add foreign key (email_change_id) references core.account_email_changes on delete cascade`.execute(
    db,
  );

  await sql`
    create table core.account_passkeys (
      id text primary key,
      account_id uuid not null references core.accounts on delete cascade,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      added_at timestamptz not null default clock_timestamp(),
      used_at timestamptz
    )`.execute(db);
  await sql`create index account_passkeys_by_account on core.account_passkeys (account_id)`.execute(db);
  await sql`
    create table core.account_used_challenges (challenge text primary key, used_at timestamptz not null default clock_timestamp())
  `.execute(db);
  await sql`
    create table core.account_totp (
      account_id uuid primary key references core.accounts on delete cascade,
      secret text not null,
      made_at timestamptz not null default clock_timestamp(),
      confirmed_at timestamptz,
      last_step bigint
    )`.execute(db);
  await sql`
    create table core.account_recovery_codes (
      account_id uuid not null references core.accounts on delete cascade,
      code_hash bytea not null,
      made_at timestamptz not null default clock_timestamp(),
      used_at timestamptz,
      primary key (account_id, code_hash)
    )`.execute(db);

  await sql`
    create table core.account_letters (
      id uuid primary key default gen_random_uuid(),
      account_id uuid references core.accounts on delete cascade,
      recipient text not null,
      locale text not null,
      kind text not null,
      link_id uuid references core.account_links on delete set null,
      device_name text,
      queued_at timestamptz not null default clock_timestamp(),
      sent_at timestamptz,
      refused_at timestamptz
    )`.execute(db);

  // What was typed into a form whose session had ended, until its owner has signed in again.
  await sql`
    create table core.account_kept_forms (
      browser_digest bytea primary key,
      account_id uuid not null references core.accounts on delete cascade,
      path text not null,
      fields text not null,
      kept_at timestamptz not null default clock_timestamp()
    )`.execute(db);

  // Codes also sign in, register, prove a new e-mail and confirm a sensitive change. Which account is meant, the worker finds out.
  await sql`alter table core.identity_codes drop constraint identity_codes_purpose_check`.execute(db);
  await sql`
    alter table core.identity_codes
      add column account_id uuid references core.accounts on delete cascade,
      add check (purpose in ('knownPatient', 'booking', 'visit', 'register', 'signIn', 'newDevice', 'confirmIdentity', 'newEmail', 'linkRecord'))
  `.execute(db);
}
