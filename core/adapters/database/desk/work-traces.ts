import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { WorkReader, WorkTransaction } from '../../../desk/desk-store.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { decrypt, encrypt } from '../../../secrets/encrypted-value.ts';
import type { NewWorkEvent, WorkEvent, WorkTrace } from '../../../work-items/work-event.ts';
import type { Database } from '../database.ts';
import { type DeskDatabase, deskTables } from './desk-tables.ts';
import { publishedCalendar } from './open-work-item.ts';
import { lockOpenWork } from './read-work-items.ts';

/** A note may tell of somebody's health. */
const wordsOf = (id: string) => ({ table: 'work_events', row: id, field: 'words' });

export const workReader = (db: Database, keys: DataKeys): WorkReader => ({
  workTraces: (itemIds) => readTraces(db, keys, itemIds),
  openingCalendar: () => publishedCalendar(db),
});

async function readTraces(db: Database, keys: DataKeys, itemIds: readonly string[]): Promise<Map<string, WorkTrace>> {
  const traces = new Map(itemIds.map((id) => [id, { events: [] as WorkEvent[], signs: [] as Date[] }]));
  if (itemIds.length === 0) return traces;
  const events = deskTables(db)
    .selectFrom('workEvents')
    .selectAll()
    .where(sql<boolean>`item_id = any(${[...itemIds]}::bigint[])`);
  for (const { id, itemId, byId, byName, happenedAt: at, words, ...event } of await events.orderBy('happenedAt').execute())
    traces.get(itemId)?.events.push({ ...event, at, by: { id: byId, name: byName }, words: decrypt(keys, wordsOf(id), words) });
  for (const { itemId, at } of await readSigns(db, itemIds)) traces.get(itemId)?.signs.push(at);
  return traces;
}

/**
 * Whoever opens a file or does something there is in the audit log already: that is the sign of life of a claim, so that looking at a page
 * need not write anything else. A claim of yesterday has ended whatever was done since.
 */
export async function readSigns(db: Database | DeskDatabase, itemIds: readonly string[]): Promise<{ itemId: string; at: Date }[]> {
  if (itemIds.length === 0) return [];
  const { rows } = await sql<{ itemId: string; at: Date }>`
    select item.id as "itemId", log.happened_at as at
    from core.work_items as item
    join lateral (
      select by_id, happened_at from core.work_events
      where item_id = item.id and kind in ('claimed', 'takenOver') order by happened_at desc limit 1
    ) as claim on claim.happened_at > now() - interval '1 day'
    join core.audit_log as log
      on log.happened_at > claim.happened_at and log.actor_id = claim.by_id and log.action not in ('list', 'records')
      and (log.detail ->> 'itemId' = item.id::text
        or item.subject_id in (log.booking_id::text, log.account_id::text, log.detail ->> 'visitorRequest', log.detail ->> 'registration'))
    where item.id = any(${[...itemIds]}::bigint[])
    order by log.happened_at`.execute(db);
  return rows;
}

export async function lockWork(db: Database, keys: DataKeys, wanted: Parameters<WorkTransaction['lockWork']>[0]) {
  const items = await lockOpenWork(deskTables(db), wanted);
  if (items.length === 0) return [];
  // Read after the lock: what a colleague did in the same moment is seen.
  const traces = await readTraces(
    db,
    keys,
    items.map(({ id }) => id),
  );
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const now = rows[0]?.now ?? new Date();
  return items.map((item) => ({ item, trace: traces.get(item.id) ?? { events: [], signs: [] }, now }));
}

export async function addWorkEvent(db: Database, keys: DataKeys, itemId: string, event: NewWorkEvent): Promise<void> {
  const { kind, by, until = null, outcome = null, words = '' } = event;
  const id = randomUUID();
  await deskTables(db)
    .insertInto('workEvents')
    .values({ id, itemId, kind, byId: by.id, byName: by.name, until, outcome, words: encrypt(keys, wordsOf(id), words) })
    .execute();
}
