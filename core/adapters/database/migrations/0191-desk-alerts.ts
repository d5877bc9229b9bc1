import { type Kysely, sql } from 'kysely';

/**
 * Whether somebody has the desk's list open, when the desk was last written to about what waits, and for which items somebody on call was
 * woken: one row for the desk, one for each item.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table core.desk_watch (
      singleton boolean primary key default true check (singleton),
      looked_at timestamptz,
      digest_at timestamptz
    )`.execute(db);
  await sql`insert into core.desk_watch default values`.execute(db);
  await sql`
    create table core.on_call_texts (
      item_id bigint primary key references core.work_items on delete cascade,
      sent_at timestamptz not null default clock_timestamp()
    )`.execute(db);
}
