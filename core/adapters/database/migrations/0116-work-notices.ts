import { type Kysely, sql } from 'kysely';

/**
 * Whoever has the desk's list open hears that it changed, whichever process changed it, and whoever signs out hears nothing more. The
 * notices carry no data; several of one transaction are one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function core.tell_work_changed() returns trigger language plpgsql as $$
    begin perform pg_notify('desk_work', ''); return null; end $$`.execute(db);
  await sql`
    create trigger work_items_told after insert or update on core.work_items
    for each row execute function core.tell_work_changed()`.execute(db);
  await sql`
    create trigger work_events_told after insert on core.work_events
    for each row execute function core.tell_work_changed()`.execute(db);
  await sql`
    create function core.tell_session_changed() returns trigger language plpgsql as $$
    begin perform pg_notify('staff_sessions', ''); return null; end $$`.execute(db);
  // Not for every sign of life, which is written once a minute for each session.
  await sql`
    create trigger staff_sessions_told after update on core.staff_sessions for each row
    when (new.ended_at is distinct from old.ended_at or new.locked_at is distinct from old.locked_at)
    execute function core.tell_session_changed()`.execute(db);
  await sql`
    create trigger staff_suspensions_told after insert on core.staff_suspensions
    for each row execute function core.tell_session_changed()`.execute(db);
}
