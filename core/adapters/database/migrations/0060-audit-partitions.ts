import { type Kysely, sql } from 'kysely';

/**
 * The audit log by month: a month past its time is dropped as a whole by the migrator, and no process needs the right to delete rows.
 * A unique index of a partitioned table must hold the month, so the numbers of requests are kept in a table of their own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table core.audit_log rename to audit_log_before`.execute(db);
  for (const index of ['audit_log_by_booking', 'audit_log_by_time', 'audit_log_pkey'])
    await sql`alter index core.${sql.id(index)} rename to ${sql.id(`${index}_before`)}`.execute(db);
  await sql`alter sequence core.audit_log_id_seq rename to audit_log_before_id_seq`.execute(db);
  await sql`
    create table core.audit_log (
      id bigint generated always as identity,
      happened_at timestamptz not null default clock_timestamp(),
      actor_id integer not null,
      actor text not null,
      action text not null,
      booking_id uuid,
      request_id uuid,
      detail jsonb not null default '{}',
      primary key (id, happened_at)
    ) partition by range (happened_at)`.execute(db);
  await sql`create index audit_log_by_booking on core.audit_log (booking_id, id) where booking_id is not null`.execute(db);
  await sql`create index audit_log_by_time on core.audit_log (happened_at)`.execute(db);
  // Takes what belongs to no month that was made; the upkeep of the partitions moves it to where it belongs.
  await sql`create table core.audit_log_rest partition of core.audit_log default`.execute(db);
  await sql`
    create trigger audit_log_stays before update on core.audit_log
    for each row execute function core.refuse_change_of_audit()`.execute(db);
  await sql`
    create table core.audit_requests (
      request_id uuid primary key,
      noted_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index audit_requests_by_time on core.audit_requests (noted_at)`.execute(db);

  await sql`insert into core.audit_log overriding system value
    select id, happened_at, actor_id, actor, action, booking_id, request_id, detail from core.audit_log_before`.execute(db);
  await sql`insert into core.audit_requests (request_id, noted_at)
    select request_id, happened_at from core.audit_log_before where request_id is not null`.execute(db);
  await sql`select setval('core.audit_log_id_seq', greatest((select max(id) from core.audit_log_before), 1),
    exists (select from core.audit_log_before))`.execute(db);
  await sql`drop table core.audit_log_before`.execute(db);
}
