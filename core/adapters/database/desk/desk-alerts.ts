import { sql } from 'kysely';
import type { DeskWatch, WaitingItem } from '../../../desk/alerts/when-to-tell.ts';
import { asleepUntil } from '../../../desk/work/snooze.ts';
import { type ClockEvent, clockOf } from '../../../desk/work/work-clock.ts';
import { isParked } from '../../../desk/work/work-state.ts';
import type { CallOutcome } from '../../../work-items/work-event.ts';
import type { WorkItem } from '../../../work-items/work-item.ts';
import type { Database } from '../database.ts';
import { publishedCalendar } from './open-work-item.ts';
import { visitOfItem } from './visit-of-item.ts';

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

type Open = Omit<WorkItem, 'subject' | 'detail'> & {
  comesAt: Date | null;
  events: [ClockEvent['kind'], string, string | null, CallOutcome | null][];
};

const toEvent = ([kind, at, until, outcome]: Open['events'][number]): ClockEvent => ({
  ...{ kind, at: new Date(at), until: until === null ? null : new Date(until), outcome },
});

/**
 * Open, and in sight by the rules of the list; with the hour of the visit where somebody comes to one. One that the clinic cancelled counts
 * until its hour: whoever was not told will come. Visits made by telephone have their hour in the item.
 */
export async function readWaitingItems(db: Database, now: Date): Promise<WaitingItem[]> {
  const { rows } = await sql<Open>`
    select item.id::text as id, item.kind, item.opened_at as "openedAt", item.due_at as "dueAt", ${visitOfItem} as "visitAt",
      coalesce(booking.starts_at, case when item.kind = 'clinicCancelled' and item.subject_kind = 'appointment' then ${visitOfItem} end)
        as "comesAt",
      coalesce((select json_agg(json_build_array(kind, happened_at, until, outcome) order by happened_at)
        from core.work_events where item_id = item.id), '[]') as events
    from core.work_items as item
    left join core.bookings as booking on item.subject_kind = 'booking' and booking.id::text = item.subject_id
      and (booking.cancelled_at is null or booking.clinic_cancel_reason is not null) and booking.moved_to is null
    where item.closed_at is null order by item.due_at, item.id`.execute(db);
  const calendar = await publishedCalendar(db);
  return rows.flatMap(({ comesAt, events: told, ...item }) => {
    const events = told.map(toEvent);
    const clock = clockOf(item, events, calendar, now);
    if (isParked({ clock, asleepUntil: asleepUntil(events, clock, now) })) return [];
    return [{ id: item.id, kind: item.kind, dueAt: clock.dueAt, visitAt: comesAt }];
  });
}

export async function textedItems(db: Database, itemIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select item_id::text as id from core.on_call_texts where item_id = any(${[...itemIds]}::bigint[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export const noteTexted = async (db: Database, itemId: string): Promise<void> => {
  await sql`insert into core.on_call_texts (item_id) values (${itemId}) on conflict do nothing`.execute(db);
};

/** Of these, those of which nobody was told before; from now on they count as told. */
export async function noteOverdueMail(db: Database, itemIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    insert into core.overdue_mails (item_id) select unnest(${[...itemIds]}::bigint[])
    on conflict do nothing returning item_id::text as id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
