import { type Kysely, sql } from 'kysely';

/**
 * What the back office knows about how staff sign in. `account_id` is a row of the CMS, whose tables are made later than these: there is
 * no reference, and the back office removes what belongs to an account together with it. Tokens and codes stand here as digests only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table core.staff_sessions (
      id uuid primary key default gen_random_uuid(),
      account_id integer not null,
      token_hash bytea not null unique,
      device_name text not null,
      started_at timestamptz not null default now(),
      seen_at timestamptz not null default now(),
      second_step_at timestamptz,
      entered_at timestamptz,
      locked_at timestamptz,
      ended_at timestamptz,
      wrong_codes integer not null default 0
    )`.execute(db);
  await sql`create index staff_sessions_by_account on core.staff_sessions (account_id, started_at)`.execute(db);
  await sql`
    create table core.staff_devices (
      device_hash bytea not null,
      account_id integer not null,
      known_since timestamptz not null default now(),
      primary key (account_id, device_hash)
    )`.execute(db);
  await sql`
    create table core.staff_totp (
      account_id integer primary key,
      secret bytea not null,
      made_at timestamptz not null default now(),
      confirmed_at timestamptz,
      last_step bigint
    )`.execute(db);
  await sql`
    create table core.staff_passkeys (
      id text primary key,
      account_id integer not null,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      added_at timestamptz not null default now(),
      used_at timestamptz
    )`.execute(db);
  await sql`create index staff_passkeys_by_account on core.staff_passkeys (account_id)`.execute(db);
  await sql`create table core.staff_used_challenges (challenge text primary key, used_at timestamptz not null default now())`.execute(db);
  await sql`
    create table core.staff_recovery_codes (
      account_id integer not null,
      code_hash bytea not null,
      made_at timestamptz not null default now(),
      used_at timestamptz,
      primary key (account_id, code_hash)
    )`.execute(db);
  await sql`
    create table core.staff_links (
      token_hash bytea primary key,
      account_id integer not null,
      purpose text not null check (purpose in ('invitation', 'reset')),
      made_at timestamptz not null default now(),
      ends_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index staff_links_by_account on core.staff_links (account_id)`.execute(db);
  await sql`
    create table core.staff_suspensions (
      id bigint generated always as identity primary key,
      account_id integer not null,
      suspended_at timestamptz not null default now(),
      lifted_at timestamptz
    )`.execute(db);
  await sql`create unique index staff_suspensions_open on core.staff_suspensions (account_id) where lifted_at is null`.execute(db);
  // Guesses at one account are counted across addresses, too, except those from a browser that its owner has used.
  await sql`alter table core.login_attempts add column place_is_device boolean not null default false`.execute(db);
  await sql`create index login_attempts_account on core.login_attempts (account, attempted_at)`.execute(db);
}
