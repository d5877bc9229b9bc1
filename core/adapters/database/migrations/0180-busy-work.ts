import { type Kysely, sql } from 'kysely';

/** What the desk's list asks of the histories at every look: which items somebody holds, put off or paused. Notes and plain calls are most rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index work_events_that_count on core.work_events (item_id, kind, happened_at, until)
    where kind in ('claimed', 'takenOver', 'snoozed', 'paused') or (kind = 'called' and until is not null)`.execute(db);
  await sql`drop index core.work_items_by_due`.execute(db);
  await sql`create index work_items_by_due on core.work_items (due_at, id) where closed_at is null`.execute(db);
}
