import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countWork, readWorkList } from '../../../desk/read-work.ts';
import { goncalo, joana } from '../../../desk/testing/work-trace.ts';
import { arrangeWork, workOnPage, workViews } from '../../../desk/work/arrange-work.ts';
import { readWorkStates } from '../../../desk/work/work-state.ts';
import { testDataKeys } from '../../../secrets/test-data-keys.ts';
import { workEventKinds } from '../../../work-items/work-event.ts';
import { workItemKinds } from '../../../work-items/work-item.ts';
import { createDatabase } from '../database.ts';
import { createThrowawayStore, type ThrowawayStore } from '../throwaway-store.ts';
import { deskStore } from './desk-store.ts';
import { deskTables } from './desk-tables.ts';
import { openWork } from './read-work-items.ts';

let database: ThrowawayStore;
beforeAll(async () => {
  database = await createThrowawayStore();
});
afterAll(() => database.close());

const minutes = (from: number, to: number) => fc.integer({ min: from, max: to });
const event = fc.record({
  kind: fc.constantFrom(...workEventKinds),
  by: fc.constantFrom(joana, goncalo),
  ago: fc.oneof(minutes(0, 40), minutes(0, 6_000)),
  until: fc.option(minutes(-3_000, 6_000)),
  outcome: fc.constantFrom('answered', 'noAnswer', 'callLater'),
});
const item = fc.record({
  kind: fc.constantFrom(...workItemKinds.slice(0, 4), 'complaint', 'refundDue'),
  openedAgo: minutes(6_000, 12_000),
  dueIn: fc.oneof(minutes(-3, 3), minutes(-6_000, 9_000)),
  isClosed: fc.constantFrom(false, false, false, true),
  events: fc.oneof(fc.array(event, { maxLength: 0 }), fc.array(event, { maxLength: 5 })),
});

type Invented = typeof item extends fc.Arbitrary<infer One> ? One : never;

/** As it was before there was a list of ten thousand: everything is read, and the rules alone say what is shown. */
test('of many random items the list shows the same, in the same order and with the same figures as the rules alone', async () => {
  const { pool, dbos } = database;
  const store = deskStore(pool, dbos, testDataKeys);
  for (const seed of [1, 2, 3]) {
    await pool.query('truncate core.work_items cascade');
    const now = new Date();
    await keepAll(fc.sample(item, { numRuns: 700, seed }), now);
    const all = await openWork(deskTables(createDatabase(pool)));
    const stated = await readWorkStates(store, all, { now, staffId: joana.id });
    for (const view of workViews)
      for (const [kind, page] of [
        [null, 1],
        [null, 2],
        [null, 4],
        ['complaint', 1],
        ['refundDue', 2],
      ] as const) {
        const question = { view, kind, page };
        const { listed, range, ...figures } = arrangeWork(stated, [], question);
        const { lines, ...told } = await readWorkList(store, joana, question, now);
        expect({ ...told, ids: lines.map(({ id }) => id) }).toEqual({
          ...figures,
          ids: workOnPage({ listed, range, page: figures.page }, [], view).map(({ id }) => id),
        });
        expect(lines.map(({ clock, claim }) => ({ clock, claim }))).toEqual(
          lines.map(({ id }) => stated.find((each) => each.id === id)).map((each) => ({ clock: each?.clock, claim: each?.claim })),
        );
      }
    const { counts } = arrangeWork(stated, [], { view: 'all', kind: null });
    expect(await countWork(store, now)).toEqual({ open: counts.all, overdue: counts.overdue });
    expect(Math.min(counts.mine, counts.free, counts.overdue, counts.parked, counts.soon), 'every view has something').toBeGreaterThan(0);
    const busy = await store.busyWork(now);
    expect(busy.length / all.length, 'and most of it is only counted').toBeLessThan(0.7);
  }
});

async function keepAll(items: Invented[], now: Date): Promise<void> {
  const at = (inMinutes: number) => new Date(now.getTime() + inMinutes * 60_000);
  const kept = await database.pool.query<{ id: string }>(
    `insert into core.work_items (kind, subject_kind, subject_id, opened_at, due_at, closed_at)
     select given.*  from unnest($1::text[], $2::text[], $3::text[], $4::timestamptz[], $5::timestamptz[], $6::timestamptz[]) as given returning id`,
    [
      items.map(({ kind }) => kind),
      items.map(() => 'alarm'),
      items.map((_, place) => String(place)),
      items.map(({ openedAgo }) => at(-openedAgo)),
      items.map(({ dueIn }) => at(dueIn)),
      items.map(({ isClosed }) => (isClosed ? now : null)),
    ],
  );
  const events = items.flatMap((each, place) =>
    each.events.map(({ kind, by, ago, until, outcome }, turn) => ({
      ...{
        id: randomUUID(),
        itemId: kept.rows[place]?.id ?? '',
        kind,
        byId: by.id,
        byName: by.name,
        happenedAt: new Date(at(-ago).getTime() + turn),
        words: '',
      },
      until: until === null ? null : at(until - ago),
      outcome: kind === 'called' ? outcome : null,
    })),
  );
  await deskTables(createDatabase(database.pool)).insertInto('workEvents').values(events).execute();
}
