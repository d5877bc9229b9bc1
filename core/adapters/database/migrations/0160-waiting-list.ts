import { type Kysely, sql } from 'kysely';

/**
 * The waiting list for an earlier hour: who wants one, which hours opened, to whom they were offered. Facts with their times; what they come
 * to is worked out. An offer's id becomes the booking's when it is accepted, so that pressed twice it is one move. The hold of an hour lies in
 * `slot_holds` under the hour's id, where the database forbids overlaps, and ends there by itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table core.waiting_entries (
      id uuid primary key default gen_random_uuid(),
      booking_id uuid not null references core.bookings on delete cascade,
      any_doctor boolean not null,
      doctor_ids integer[] not null,
      weekdays smallint[] not null,
      day_parts text[] not null,
      notice_hours integer not null,
      joined_at timestamptz not null default clock_timestamp(),
      left_at timestamptz
    )`.execute(db);
  await sql`create unique index waiting_entries_live on core.waiting_entries (booking_id) where left_at is null`.execute(db);
  await sql`
    create table core.opened_hours (
      id uuid primary key,
      type_id integer not null,
      doctor_id integer not null,
      doctor_name text not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      source text not null,
      opened_at timestamptz not null,
      held_until timestamptz not null,
      taken_at timestamptz
    )`.execute(db);
  await sql`create index opened_hours_by_opening on core.opened_hours (opened_at)`.execute(db);
  await sql`
    create table core.hour_offers (
      id uuid primary key,
      hour_id uuid not null references core.opened_hours on delete cascade,
      entry_id uuid not null references core.waiting_entries on delete cascade,
      offered_at timestamptz not null,
      accepted_at timestamptz,
      unique (hour_id, entry_id)
    )`.execute(db);
  await sql`create index hour_offers_by_entry on core.hour_offers (entry_id, offered_at)`.execute(db);
  // What was free at the last look, so that the next one knows what has opened since.
  await sql`
    create table core.free_hour_looks (
      type_id integer primary key,
      looked_at timestamptz not null,
      free_hours jsonb not null
    )`.execute(db);
}
