import { type RawBuilder, sql } from 'kysely';
import type { DeskStore } from '../../../desk/desk-store.ts';
import type { CallOutcome, WorkEventKind } from '../../../work-items/work-event.ts';
import type { WorkItem, WorkItemKind, WorkItemSubject } from '../../../work-items/work-item.ts';
import type { DeskDatabase } from './desk-tables.ts';
import { visitOfItem } from './visit-of-item.ts';
import { readSigns } from './work-traces.ts';

type QuietWorkReader = Pick<DeskStore, 'busyWork' | 'countQuietWork' | 'quietWork'>;

/**
 * Which open items need their history to be told how they stand: more than do, never fewer. A claim of yesterday has ended, what was put off
 * until a time that has passed is in sight, and a note says nothing about the clock.
 */
const isBusy = (now: Date) => sql<boolean>`item.id in (
  select item_id from core.work_events
  where kind = 'paused' or (kind in ('claimed', 'takenOver') and happened_at > ${now}::timestamptz - interval '1 day')
    or (kind = 'snoozed' and until > ${now}) or (kind = 'called' and until > ${now}))`;

/** Moments are told as numbers and rows as one text: of a thousand rows, reading dates was most of the work. */
const inMs = (moment: RawBuilder<unknown>) => sql`(extract(epoch from ${moment}) * 1000)::float8`;
const itemInJson = sql`json_build_array(item.id::text, item.kind, item.subject_kind, item.subject_id, item.detail,
  ${inMs(sql.ref('item.opened_at'))}, ${inMs(sql.ref('item.due_at'))}, ${inMs(visitOfItem)})`;
type ItemInJson = [string, WorkItemKind, WorkItemSubject['kind'], string, WorkItem['detail'], number, number, number | null];
type EventInJson = [WorkEventKind, number, string, number, number | null, CallOutcome | null];

const atMs = (ms: number): Date => new Date(Math.floor(ms));
const toWorkItem = ([id, kind, subjectKind, subjectId, detail, openedAt, dueAt, visitAt]: ItemInJson): WorkItem => ({
  ...{ id, kind, subject: { kind: subjectKind, id: subjectId }, detail, openedAt: atMs(openedAt), dueAt: atMs(dueAt) },
  visitAt: visitAt === null ? null : atMs(visitAt),
});
const toEvent = ([kind, byId, byName, at, until, outcome]: EventInJson) => ({
  ...{ kind, by: { id: byId, name: byName }, at: atMs(at), until: until === null ? null : atMs(until), outcome, words: '' },
});

async function readJson<Value>(db: DeskDatabase, query: ReturnType<typeof sql>): Promise<Value[]> {
  const { rows } = await sql<{ read: string | null }>`select json_agg(list.read)::text as read from (${query}) as list`.execute(db);
  return JSON.parse(rows[0]?.read ?? '[]') as Value[];
}

export const quietWorkReader = (db: DeskDatabase): QuietWorkReader => ({
  busyWork: async (now) => {
    const read = await readJson<[ItemInJson, EventInJson[]]>(
      db,
      sql`
        select json_build_array(${itemInJson}, json_agg(json_build_array(event.kind, event.by_id, event.by_name,
          ${inMs(sql.ref('event.happened_at'))}, ${inMs(sql.ref('event.until'))}, event.outcome) order by event.happened_at)) as read
        from core.work_items as item join core.work_events as event on event.item_id = item.id
        where item.closed_at is null and ${isBusy(now)} group by item.id order by item.due_at, item.id`,
    );
    const busy = read.map(([item, events]) => ({ item: toWorkItem(item), trace: { events: events.map(toEvent), signs: [] as Date[] } }));
    const claimed = busy.filter(({ trace }) => trace.events.some(({ kind }) => kind === 'claimed' || kind === 'takenOver'));
    const byId = new Map(claimed.map((each) => [each.item.id, each]));
    for (const { itemId, at } of await readSigns(db, [...byId.keys()])) byId.get(itemId)?.trace.signs.push(at);
    return busy;
  },

  countQuietWork: async (now, soonUntil) => {
    const [isOver, isLater] = [sql<boolean>`due_at <= ${now}`, sql<boolean>`due_at > ${soonUntil}`];
    const counted = (due: typeof isOver) => sql<number>`(count(*) filter (where ${due}))::int`;
    return db
      .selectFrom('workItems as item')
      .select(['kind', counted(isOver).as('overdue'), counted(isLater).as('onTime')])
      .select(counted(sql<boolean>`not ${isOver} and not ${isLater}`).as('soon'))
      .where('closedAt', 'is', null)
      .where(sql<boolean>`not ${isBusy(now)}`)
      .groupBy('kind')
      .execute();
  },

  quietWork: async (now, { isOverdue, kind, skip, take }) => {
    const narrowed = sql`${isOverdue ? sql`and item.due_at <= ${now}` : sql``} ${kind ? sql`and item.kind = ${kind}` : sql``}`;
    const read = await readJson<ItemInJson>(
      db,
      sql`
        select ${itemInJson} as read from core.work_items as item
        where item.closed_at is null and not ${isBusy(now)} ${narrowed}
        order by item.due_at, item.id offset ${skip} limit ${take}`,
    );
    return read.map(toWorkItem);
  },
});
