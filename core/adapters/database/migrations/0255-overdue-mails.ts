import { type Kysely, sql } from 'kysely';

/** For which overdue items whoever manages the clinic was written to: once for each, however long it waits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table core.overdue_mails (
      item_id bigint primary key references core.work_items on delete cascade,
      queued_at timestamptz not null default clock_timestamp()
    )`.execute(db);
}
