import { type Kysely, sql } from 'kysely';

/**
 * The newsletter. What somebody typed stays apart from the list until the reader of that e-mail confirms it. No token stands here: each is
 * derived from its row's id.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table core.newsletter_requests (
      id uuid primary key default gen_random_uuid(),
      email text not null check (email = lower(email)),
      name text not null,
      locale text not null check (locale in ('pt', 'en')),
      source text not null,
      requested_at timestamptz not null default clock_timestamp(),
      sent_at timestamptz,
      refused_at timestamptz,
      confirmed_at timestamptz
    )`.execute(db);
  await sql`create index newsletter_requests_by_email on core.newsletter_requests (email, requested_at)`.execute(db);

  await sql`
    create table core.newsletter_subscriptions (
      id uuid primary key default gen_random_uuid(),
      email text not null unique check (email = lower(email)),
      name text not null,
      locale text not null check (locale in ('pt', 'en')),
      source text not null,
      requested_at timestamptz not null,
      confirmed_at timestamptz not null default clock_timestamp(),
      ended_at timestamptz,
      ended_by text
    )`.execute(db);
  // Proof of who agreed to what, and when: a subscription can be stopped and begun again.
  await sql`
    create table core.newsletter_events (
      id bigint generated always as identity primary key,
      subscription_id uuid not null references core.newsletter_subscriptions on delete cascade,
      kind text not null,
      happened_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index newsletter_events_by_subscription on core.newsletter_events (subscription_id, id)`.execute(db);
  // Outlives the subscription: whoever asked never to be written to is not written to when somebody types the address again.
  await sql`
    create table core.newsletter_suppressions (
      email text primary key check (email = lower(email)),
      suppressed_at timestamptz not null default clock_timestamp(),
      suppressed_by text not null
    )`.execute(db);

  await sql`
    create table core.newsletter_issues (
      id uuid primary key default gen_random_uuid(),
      article_id integer not null,
      made_at timestamptz not null default clock_timestamp(),
      made_by text not null,
      send_at timestamptz not null,
      started_at timestamptz,
      finished_at timestamptz,
      cancelled_at timestamptz
    )`.execute(db);
  await sql`
    create table core.newsletter_deliveries (
      issue_id uuid not null references core.newsletter_issues on delete cascade,
      subscription_id uuid not null references core.newsletter_subscriptions on delete cascade,
      sent_at timestamptz,
      refused_at timestamptz,
      skipped_at timestamptz,
      primary key (issue_id, subscription_id)
    )`.execute(db);
  await sql`create index newsletter_deliveries_by_subscription on core.newsletter_deliveries (subscription_id)`.execute(db);
  await sql`
    create index newsletter_deliveries_open on core.newsletter_deliveries (issue_id, subscription_id)
      where sent_at is null and refused_at is null and skipped_at is null`.execute(db);
  // To the member of staff who wants to see the letter before others do.
  await sql`
    create table core.newsletter_tests (
      id uuid primary key default gen_random_uuid(),
      article_id integer not null,
      recipient text not null,
      locale text not null check (locale in ('pt', 'en')),
      queued_at timestamptz not null default clock_timestamp(),
      sent_at timestamptz,
      refused_at timestamptz
    )`.execute(db);
}
