import { type Kysely, sql } from 'kysely';

/**
 * What somebody at the front desk did about a work item: took it, noted something, called, put it off, waits for the patient. Who holds an
 * item and how its clock stands is worked out from these rows. They go with their item.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table core.work_events (
      id uuid primary key,
      item_id bigint not null references core.work_items (id) on delete cascade,
      kind text not null,
      by_id integer not null,
      by_name text not null,
      happened_at timestamptz not null default clock_timestamp(),
      until timestamptz,
      outcome text,
      words text not null default ''
    )`.execute(db);
  await sql`create index work_events_by_item on core.work_events (item_id, happened_at)`.execute(db);
}
