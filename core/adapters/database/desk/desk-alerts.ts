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

/**
 * Open, and in sight by the rules of the list (`asleepUntil`, pauses); with the hour of the visit where it is about one. One that the clinic
 * cancelled counts until its hour: whoever was not told will come. Visits made by telephone have their hour in the item.
 */
export async function readWaitingItems(db: Database, now: Date): Promise<WaitingItem[]> {
  const { rows } = await sql<WaitingItem>`
    select item.id::text as id, item.kind, item.due_at as "dueAt", 
      coalesce(booking.starts_at, case when item.kind = 'clinicCancelled' and item.subject_kind = 'appointment'
        then ((item.detail ->> 'day') || ' ' || (item.detail ->> 'time'))::timestamp at time zone 'Europe/Lisbon' end) as "visitAt"
    from core.work_items as item
    left join core.bookings as booking on item.subject_kind = 'booking' and booking.id::text = item.subject_id
      and (booking.cancelled_at is null or booking.clinic_cancel_reason is not null) and booking.moved_to is null
    left join lateral (
      select kind, until from core.work_events
      where item_id = item.id and (kind in ('snoozed', 'paused', 'woken', 'replied', 'resumed') or (kind = 'called' and outcome = 'callLater'))
      order by happened_at desc limit 1
    ) as put on true
    where item.closed_at is null and (put.kind is null or put.kind in ('woken', 'replied', 'resumed') or put.until <= ${now}
      or (put.kind <> 'paused' and item.due_at <= ${now}))
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
