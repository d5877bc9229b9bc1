import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { concurrencyLimit } from '../core/kernel/concurrency-limit.ts';
import { builtSite } from './harness/built-site.ts';
import { eventually } from './harness/eventually.ts';
import type { FaultHarness } from './harness/fault-harness.ts';
import { test } from './harness/harness-test.ts';
import { bookableTimes } from './harness/visits.ts';
import { audit } from './long-run/audit.ts';
import { beginChaos } from './long-run/chaos.ts';
import { kinds, live, type Story } from './long-run/patients.ts';
import { persist } from './long-run/persist.ts';
import { seeded } from './long-run/seeded.ts';

const count = Number(process.env['FAULT_BOOKINGS'] ?? 1000);
const seed = Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000);
/** Three new patients a second, and long enough for deadlines to pass in it. */
const stormSeconds = Math.max(100, count / 3);

/** What a first try has left behind would be found by a second. */
const onlyOnce = { timeout: 3_600_000, retry: 0 };

test(
  `${count} bookings while everything dies at random: none lost, none double, no slot stuck, no money without a visit`,
  onlyOnce,
  async ({ cluster, harness }) => {
    console.log(`FAULT_BOOKINGS=${count} FAULT_SEED=${seed}`);
    await builtSite();
    const times = bookableTimes();
    const nextTime = () => times.next().value;
    const began = Date.now();
    const chaos = await beginChaos(harness, cluster, seeded(seed));
    const inTurn = concurrencyLimit({ running: 60, waiting: Number.POSITIVE_INFINITY });
    const patients = Array.from({ length: count }, async (_, index) => {
      const random = seeded(seed + index + 1);
      await sleep(random.between(0, stormSeconds) * 1000);
      return inTurn(() => live(harness, random, nextTime));
    });
    const [stories] = await Promise.all([Promise.all(patients), sleep(stormSeconds * 1000)]);
    await chaos.calm();
    await settled(harness);
    await tenMinutesLater(harness);
    await settled(harness);
    const found = await audit(harness, stories);
    await chaos.end();
    const atTheSite = stories.filter((story) => story.atTheSite).length;
    console.table({ ...byKind(stories), atTheSite, ...lengths(found), ...chaos.kills, seconds: Math.round((Date.now() - began) / 1000) });
    const { visits, handedToAPerson, ...wrong } = found;
    const promised = stories.filter(({ lastWord }) => lastWord).length;
    expect(Math.abs(visits.length - promised)).toBeLessThanOrEqual(handedToAPerson.length);
    expect(wrong).toEqual({ lost: [], double: [], wrongTime: [], nobodys: [], stuckSlots: [], paidForNothing: [], wrongLetters: [] });
    expect(handedToAPerson.length).toBeLessThanOrEqual(Math.ceil(count / 20));
  },
);

const byKind = (stories: Story[]) =>
  Object.fromEntries(kinds.map((kind) => [`bookings: ${kind}`, stories.filter((story) => story.kind === kind).length]));
const lengths = (found: Record<string, unknown[]>) => Object.fromEntries(Object.entries(found).map(([name, list]) => [name, list.length]));

/** No work is left but what waits for a day to come. */
const settled = ({ pool }: FaultHarness) =>
  eventually(
    async () => {
      const soon = `select from dbos.workflow_status where (status in ('ENQUEUED', 'PENDING')
        or status = 'DELAYED' and delay_until_epoch_ms < extract(epoch from now() + interval '6 minutes') * 1000) and name <> 'recheck'`;
      const { rowCount } = await persist(() => pool.query(soon));
      return rowCount === 0;
    },
    'all work is done',
    600_000,
  );

/** The second look at the clinic's book, which otherwise comes ten minutes after. */
async function tenMinutesLater({ pool, store }: FaultHarness): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('select id from core.bookings where create_attempted_at is not null');
  for (const { id: bookingId } of rows)
    await store.inTransaction((transaction) => transaction.enqueueWork({ kind: 'recheckOn', bookingId, occasion: 'test' }));
  const left = `select from dbos.workflow_status where workflow_uuid like 'recheck-%-test' and status <> 'SUCCESS'`;
  await eventually(async () => (await pool.query(left)).rowCount === 0, 'everything was looked at again', 300_000);
}
