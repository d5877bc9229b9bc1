import { sql } from 'kysely';
import type { DeskWatch, WaitingItem } from '../../../desk/alerts/when-to-tell.ts';
import type { Database } from '../database.ts';

/** Somebody has the list open at this moment. */
export const noteDeskLooked = async (db: Database): Promise<void> => {
  await sql`update core.desk_watch set looked_at = clock_timestamp()`.execute(db);
};

/** `locked`: until the end of the transaction no other worker writes to the desk. */
export async function readDeskWatch(db: Database, { locked = false } = {}): Promise<DeskWatch> {
  const { rows } = await sql<DeskWatch>`
    select looked_at as "lookedAt", digest_at as "digestAt" from core.desk_watch ${locked ? sql`for update` : sql``}`.execute(db);
  return rows[0] ?? { lookedAt: null, digestAt: null };
}

export const noteDigest = async (db: Database, at: Date): Promise<void> => {
  await sql`update core.desk_watch set digest_at = ${at}`.execute(db);
};

/** Open, and not put off by somebody; with the hour of the visit where it is about one. */
export async function readWaitingItems(db: Database, now: Date): Promise<WaitingItem[]> {
  const { rows } = await sql<WaitingItem>`
    select item.id::text as id, item.kind, item.due_at as "dueAt", booking.starts_at as "visitAt"
    from core.work_items as item
    left join core.bookings as booking on item.subject_kind = 'booking' and booking.id::text = item.subject_id
      and booking.cancelled_at is null and booking.moved_to is null
    left join lateral (
      select kind, until from core.work_events
      where item_id = item.id and kind in ('snoozed', 'woken') order by happened_at desc limit 1
    ) as put on true
    where item.closed_at is null and (put.kind is distinct from 'snoozed' or put.until <= ${now})
    order by item.due_at, item.id`.execute(db);
  return rows;
}

export async function textedItems(db: Database, itemIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select item_id::text as id from core.on_call_texts where item_id = any(${[...itemIds]}::bigint[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export const noteTexted = async (db: Database, itemId: string): Promise<void> => {
  await sql`insert into core.on_call_texts (item_id) values (${itemId}) on conflict do nothing`.execute(db);
};
