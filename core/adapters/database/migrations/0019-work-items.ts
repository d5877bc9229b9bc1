import { type Kysely, sql } from 'kysely';

/** Everything that waits for a person. What it is about is named by kind and id, so that later kinds need no change here. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table core.work_items (
      id bigint generated always as identity primary key,
      kind text not null,
      subject_kind text not null,
      subject_id text not null,
      detail jsonb not null default '{}',
      opened_at timestamptz not null default clock_timestamp(),
      due_at timestamptz not null,
      closed_at timestamptz,
      closed_by text
    )`.execute(db);
  await sql`create unique index work_items_open on core.work_items (kind, subject_kind, subject_id) where closed_at is null`.execute(db);
  await sql`create index work_items_by_due on core.work_items (due_at) where closed_at is null`.execute(db);
  await sql`create index work_items_by_subject on core.work_items (subject_kind, subject_id)`.execute(db);
}
