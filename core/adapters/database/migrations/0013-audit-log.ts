import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // No reference to the booking: who looked at it is still known when it is gone. `actor` is the name as it was then.
  await sql`
    create table core.audit_log (
      id bigint generated always as identity primary key,
      happened_at timestamptz not null default clock_timestamp(),
      actor_id integer not null,
      actor text not null,
      action text not null,
      booking_id uuid,
      request_id uuid unique,
      detail jsonb not null default '{}'
    )`.execute(db);
  await sql`create index audit_log_by_booking on core.audit_log (booking_id, id) where booking_id is not null`.execute(db);
  await sql`create index audit_log_by_time on core.audit_log (happened_at)`.execute(db);
  // What was written stays as it was written. Old rows may be deleted when their time is over.
  await sql`
    create function core.refuse_change_of_audit() returns trigger language plpgsql as $$
    begin raise exception 'an audit row is never changed'; end $$`.execute(db);
  await sql`
    create trigger audit_log_stays before update on core.audit_log
    for each row execute function core.refuse_change_of_audit()`.execute(db);
  // The queue of the front desk asks for open refunds with every list.
  await sql`create index refund_tasks_by_booking on core.refund_tasks (booking_id)`.execute(db);
}
