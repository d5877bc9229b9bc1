import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FaultHarness } from '../../faults/harness/fault-harness.ts';
import { visit } from '../../faults/harness/visits.ts';
import { type BookingCost, startCounting } from './booking-cost.ts';
import { freeSlots } from './free-slots.ts';
import { submitOrThrow } from './submit-or-throw.ts';

const bookings = 300;
const bare = fileURLToPath(new URL('../../worker/testing/bare-worker.ts', import.meta.url));

/** So that nothing is done before somebody counts: a worker begins as soon as it is up, which nobody sees at once. */
const holdBack = `update dbos.workflow_status set status = 'DELAYED', delay_until_epoch_ms = (extract(epoch from now()) * 1000)::bigint + 3600000
  where name = 'book' and status = 'ENQUEUED'`;
const letGo = `update dbos.workflow_status set status = 'ENQUEUED', delay_until_epoch_ms = null where name = 'book' and status = 'DELAYED'`;

async function untilDone(harness: FaultHarness, name: string): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const { rows } = await harness.pool.query(
      "select count(*)::int as done from dbos.workflow_status where name = $1 and status = 'SUCCESS'",
      [name],
    );
    if (rows[0].done >= bookings) return;
    if (performance.now() - startedAt > 180_000) throw new Error(`only ${rows[0].done} of ${bookings} within three minutes`);
    await sleep(50);
  }
}

/** The clock runs until the last letter has left; the cost includes the text messages, for which nobody waits. */
async function settleAll(harness: FaultHarness, workerPid: number): Promise<Sagas> {
  const counted = await startCounting(harness, workerPid);
  const startedAt = performance.now();
  await harness.pool.query(letGo);
  await untilDone(harness, 'sendMail');
  const perSecond = bookings / ((performance.now() - startedAt) / 1000);
  await untilDone(harness, 'text');
  return { perSecond, cost: await counted(bookings) };
}

export type Sagas = { perSecond: number; cost: BookingCost };

/** The worker is stopped: everything waits in the queue when it starts. */
export async function ourSagas(harness: FaultHarness, first: number): Promise<Sagas> {
  const slots = (await freeSlots(harness.clinicBook, first + bookings)).slice(first);
  await harness.pool.query("delete from dbos.workflow_status where name in ('sendMail', 'text')");
  for (const slot of slots) await submitOrThrow(harness, visit(slot));
  await harness.pool.query(holdBack);
  const worker = await harness.startWorker();
  const sagas = await settleAll(harness, worker.child.pid ?? 0);
  await worker.stop();
  return sagas;
}

export async function bareSagas(harness: FaultHarness): Promise<Sagas> {
  await harness.pool.query('delete from dbos.workflow_status');
  for (let index = 0; index < bookings; index += 1) {
    const asked = { workflowName: 'book', queueName: 'booking', workflowID: `bare-book-${index}`, appVersion: 'v1' };
    await harness.dbos.enqueue(asked, String(index));
  }
  await harness.pool.query(holdBack);
  const worker = fork(bare, { env: { ...process.env, DATABASE_URL: harness.databaseUrl }, silent: true });
  await once(worker, 'message');
  const sagas = await settleAll(harness, worker.pid ?? 0);
  worker.kill('SIGKILL');
  return sagas;
}

/** Both as they come out of one run. By processor the stand-ins do not count: on the clinic's own machine there are none. */
export function comparedSagas(ours: Sagas, bare: Sagas) {
  const own = ({ workerMs, databaseMs }: BookingCost) => workerMs + databaseMs;
  const costLine = ({ statements, workerMs, databaseMs, standInsMs }: BookingCost) =>
    `${statements.toFixed(0)} statements, processor ${workerMs.toFixed(0)} ms worker + ${databaseMs.toFixed(0)} ms PostgreSQL` +
    (standInsMs >= 1 ? ` + ${standInsMs.toFixed(0)} ms stand-ins` : '');
  const rates = `${ours.perSecond.toFixed(1)}, bare DBOS ${bare.perSecond.toFixed(1)}, ratio ${(ours.perSecond / bare.perSecond).toFixed(2)}`;
  return {
    rates,
    costs: `each ${costLine(ours.cost)}; bare ${costLine(bare.cost)}; ratio by processor without stand-ins ${(own(bare.cost) / own(ours.cost)).toFixed(2)}`,
  };
}
