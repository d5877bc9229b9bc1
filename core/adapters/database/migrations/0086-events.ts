import { type Kysely, sql } from 'kysely';

/** Who comes to an event. Facts with their times; whether somebody has a place, waits or was offered one is computed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // `event_id` is a document of the back office, which may be deleted while people are still registered.
  await sql`
    create table core.event_registrations (
      id uuid primary key,
      form_id uuid not null unique,
      event_id integer not null,
      event_ends_at timestamptz not null,
      locale text not null check (locale in ('pt', 'en')),
      mode text not null check (mode in ('room', 'video')),
      people integer not null check (people between 1 and 3),
      name text not null,
      email text not null,
      phone text not null,
      note text not null,
      registered_at timestamptz not null default clock_timestamp(),
      confirm_by timestamptz,
      proven_at timestamptz,
      placed_at timestamptz,
      offered_at timestamptz,
      offer_ends_at timestamptz,
      ended_at timestamptz,
      ended_by text check (ended_by in ('visitor', 'unconfirmed', 'offerLapsed')),
      present_at timestamptz,
      check ((ended_at is null) = (ended_by is null)),
      check ((offered_at is null) = (offer_ends_at is null))
    )`.execute(db);
  await sql`create index event_registrations_by_event on core.event_registrations (event_id, registered_at)`.execute(db);
  await sql`create index event_registrations_by_email on core.event_registrations (email)`.execute(db);

  // One of each kind: a step that runs twice sends one letter. Their words are written when they are sent, and never kept.
  await sql`
    create table core.event_letters (
      id uuid primary key default gen_random_uuid(),
      registration_id uuid not null references core.event_registrations on delete cascade,
      kind text not null check (kind in ('held', 'registered', 'waiting', 'offered', 'reminder', 'cancelled')),
      queued_at timestamptz not null default clock_timestamp(),
      sent_at timestamptz,
      refused_at timestamptz,
      unique (registration_id, kind)
    )`.execute(db);
}
