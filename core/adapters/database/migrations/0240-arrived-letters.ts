import { type Kysely, sql } from 'kysely';

/**
 * What patients answer to letters about a booking, encrypted as a whole. Whoever has the desk's pages open hears of it, also where the work was
 * open before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table core.arrived_letters (
      id uuid primary key,
      booking_id uuid not null references core.bookings (id),
      message_hash text not null unique,
      arrived_at timestamptz not null default clock_timestamp(),
      letter text not null
    )`.execute(db);
  await sql`comment on column core.arrived_letters.letter is 'sender, subject and text as JSON, encrypted'`.execute(db);
  await sql`create index arrived_letters_by_booking on core.arrived_letters (booking_id, arrived_at)`.execute(db);
  await sql`
    create trigger arrived_letters_told after insert on core.arrived_letters
    for each row execute function core.tell_work_changed()`.execute(db);
}
