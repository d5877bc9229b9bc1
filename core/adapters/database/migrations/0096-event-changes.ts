import { type Kysely, sql } from 'kysely';

/** The front desk ends a registration, an event is withdrawn; and what those who registered were last told of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table core.event_registrations drop constraint event_registrations_ended_by_check`.execute(db);
  await sql`
    alter table core.event_registrations add constraint event_registrations_ended_by_check
      check (ended_by in ('visitor', 'unconfirmed', 'offerLapsed', 'desk', 'eventWithdrawn'))`.execute(db);

  await sql`
    create table core.announced_events (
      event_id integer primary key,
      facts jsonb not null,
      pending text,
      pending_since timestamptz
    )`.execute(db);

  // A change can happen more than once, and an event that was put off is reminded of again.
  await sql`alter table core.event_letters drop constraint event_letters_kind_check`.execute(db);
  await sql`
    alter table core.event_letters add constraint event_letters_kind_check
      check (kind in ('held', 'registered', 'waiting', 'offered', 'reminder', 'changed', 'cancelled'))`.execute(db);
  await sql`alter table core.event_letters add column about text not null default ''`.execute(db);
  await sql`alter table core.event_letters drop constraint event_letters_registration_id_kind_key`.execute(db);
  await sql`alter table core.event_letters add constraint event_letters_once unique (registration_id, kind, about)`.execute(db);
}
