import { once } from 'node:events';
import { expect } from 'vitest';
import { freePort } from '../worker/testing/free-port.ts';
import { eventually } from './harness/eventually.ts';
import type { FaultHarness } from './harness/fault-harness.ts';
import { test, waitForStatus } from './harness/harness-test.ts';
import { expectOneOfEach } from './harness/one-of-each.ts';
import { appointmentsAt, getsLetters, holdsOf } from './harness/outside-state.ts';
import { submit } from './harness/submit.ts';
import { bookableTimes, visit } from './harness/visits.ts';

const times = bookableTimes();
const paidAhead = { paymentMethod: 'multibanco' as const };

/** The session that marks a worker as alive. */
const cutLifeline = ({ pool }: FaultHarness, worker: string) =>
  pool.query(
    `select pg_terminate_backend(pid) from pg_locks
     where locktype = 'advisory' and classid = 4711 and granted and objid = (hashtext($1)::bigint & 4294967295)::oid`,
    [worker],
  );

test('frozen, taken for dead, its work done by another, and then awake again: one of each', async ({ harness }) => {
  const frozen = await harness.startWorker('frozen');
  const when = times.next().value;
  const asked = visit(when, paidAhead);
  await harness.fault({ operation: 'appointmentCreate', kind: 'slow', ms: 1_000, times: 1 });
  await harness.untilCalled('appointmentCreate', () => submit(harness, asked));
  frozen.child.kill('SIGSTOP');
  await cutLifeline(harness, 'frozen');
  const other = await harness.startWorker('other');
  await expectOneOfEach(harness, when, asked);
  const gone = once(frozen.child, 'exit');
  frozen.child.kill('SIGCONT');
  expect(await gone).toEqual([1, null]);
  await expectOneOfEach(harness, when, asked);
  await other.kill();
});

test('a worker that loses the session which marks it as alive ends at once, and its work goes on', async ({ harness, workers }) => {
  const worker = await workers.current();
  const when = times.next().value;
  const asked = visit(when, paidAhead);
  await harness.fault({ operation: 'appointmentCreate', kind: 'slow', ms: 1_000, times: 1 });
  await harness.untilCalled('appointmentCreate', () => submit(harness, asked));
  const gone = once(worker.child, 'exit');
  await cutLifeline(harness, 'worker-1');
  expect(await gone).toEqual([1, null]);
  await workers.kill();
  await workers.comeBack('takeover');
  await expectOneOfEach(harness, when, asked);
});

test('PostgreSQL dies in the middle of a step', async ({ cluster, harness, workers }) => {
  await workers.current();
  const when = times.next().value;
  const asked = visit(when, paidAhead);
  await harness.fault({ operation: 'appointmentCreate', kind: 'slow', ms: 1_500, times: 1 });
  await harness.untilCalled('appointmentCreate', () => submit(harness, asked));
  await cluster.crash();
  await workers.kill();
  await workers.comeBack('restart');
  await expectOneOfEach(harness, when, asked);
});

test('PostgreSQL is away for longer than anybody restarts a worker: one that starts meanwhile waits, says so, and then works', async ({
  cluster,
  harness,
  workers,
}) => {
  const worker = await workers.current();
  const gone = once(worker.child, 'exit');
  const back = cluster.crash(40_000);
  expect(await gone).toEqual([1, null]);
  await workers.kill();
  const metrics = await freePort();
  const started = harness.startWorker('worker-1', { METRICS_PORT: `${metrics}` });
  const figures = () =>
    fetch(`http://127.0.0.1:${metrics}/metrics`).then(
      (answer) => answer.text(),
      () => '',
    );
  await eventually(async () => (await figures()).includes('clinic_figures_up 0\n'), 'the figure that tells of it', 35_000);
  await back;
  const backAt = performance.now();
  const again = await started;
  const when = times.next().value;
  const asked = visit(when, paidAhead);
  await submit(harness, asked);
  await expectOneOfEach(harness, when, asked);
  console.log(`the first visit ${((performance.now() - backAt) / 1000).toFixed(1)} s after PostgreSQL was back`);
  await again.kill();
});

test('a deploy while a visit waits for its money: the deadline is kept by whoever is there', async ({ harness, workers }) => {
  const worker = await workers.current();
  const when = times.next().value;
  const asked = visit(when, paidAhead);
  await submit(harness, asked, 15);
  await getsLetters(harness, asked.patient.email, ['paymentDetails']);
  await worker.stop();
  await workers.kill();
  await workers.comeBack('takeover');
  await waitForStatus(harness, asked.id, 'notPaid');
  expect(await appointmentsAt(harness, when.doctorId, when.date, when.time)).toHaveLength(0);
  expect(await holdsOf(harness, asked.id)).toEqual([]);
});
