import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { concurrencyLimit } from '../core/kernel/concurrency-limit.ts';
import { builtSite } from './harness/built-site.ts';
import { test } from './harness/harness-test.ts';
import { bookableTimes } from './harness/visits.ts';
import { audit } from './long-run/audit.ts';
import { beginChaos } from './long-run/chaos.ts';
import { kinds, live, type Story } from './long-run/patients.ts';
import { seeded } from './long-run/seeded.ts';
import { settled, tenMinutesLater } from './long-run/settle.ts';

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
