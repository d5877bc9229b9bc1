import { once } from 'node:events';
import { expect } from 'vitest';
import type { ClinicRoom } from './room/clinic-room.ts';
import { appointmentsAt, getsLetters, holdsOf } from './room/independent-reader.ts';
import { expectOneOfEach } from './room/one-of-each.ts';
import { becomes, submit, test } from './room/room-test.ts';
import { freeTimes, visit } from './room/visits.ts';

const times = freeTimes();
const paidAhead = { paymentMethod: 'multibanco' as const };

/** The session that marks a worker as alive. */
const cutLifeline = ({ pool }: ClinicRoom, worker: string) =>
  pool.query(
    `select pg_terminate_backend(pid) from pg_locks
     where locktype = 'advisory' and classid = 4711 and granted and objid = (hashtext($1)::bigint & 4294967295)::oid`,
    [worker],
  );

test('frozen, taken for dead, its work done by another, and then awake again: one of each', async ({ room }) => {
  const frozen = await room.startWorker('frozen');
  const when = times.next().value;
  const asked = visit(when, paidAhead);
  await room.fault({ operation: 'appointmentCreate', kind: 'slow', ms: 1_000, times: 1 });
  await room.untilCalled('appointmentCreate', () => submit(room, asked));
  frozen.child.kill('SIGSTOP');
  await cutLifeline(room, 'frozen');
  const other = await room.startWorker('other');
  await expectOneOfEach(room, when, asked);
  const gone = once(frozen.child, 'exit');
  frozen.child.kill('SIGCONT');
  expect(await gone).toEqual([1, null]);
  await expectOneOfEach(room, when, asked);
  await other.kill();
});

test('a worker that loses the session which marks it as alive ends at once, and its work goes on', async ({ room, workers }) => {
  const worker = await workers.current();
  const when = times.next().value;
  const asked = visit(when, paidAhead);
  await room.fault({ operation: 'appointmentCreate', kind: 'slow', ms: 1_000, times: 1 });
  await room.untilCalled('appointmentCreate', () => submit(room, asked));
  const gone = once(worker.child, 'exit');
  await cutLifeline(room, 'worker-1');
  expect(await gone).toEqual([1, null]);
  await workers.kill();
  await workers.comeBack('takeover');
  await expectOneOfEach(room, when, asked);
});

test('PostgreSQL dies in the middle of a step', async ({ cluster, room, workers }) => {
  await workers.current();
  const when = times.next().value;
  const asked = visit(when, paidAhead);
  await room.fault({ operation: 'appointmentCreate', kind: 'slow', ms: 1_500, times: 1 });
  await room.untilCalled('appointmentCreate', () => submit(room, asked));
  await cluster.crash();
  await workers.kill();
  await workers.comeBack('restart');
  await expectOneOfEach(room, when, asked);
});

test('a deploy while a visit waits for its money: the deadline is kept by whoever is there', async ({ room, workers }) => {
  const worker = await workers.current();
  const when = times.next().value;
  const asked = visit(when, paidAhead);
  await submit(room, asked, 15);
  await getsLetters(room, asked.patient.email, ['paymentDetails']);
  await worker.stop();
  await workers.kill();
  await workers.comeBack('takeover');
  await becomes(room, asked.id, 'notPaid');
  expect(await appointmentsAt(room, when.doctorId, when.date, when.time)).toHaveLength(0);
  expect(await holdsOf(room, asked.id)).toEqual([]);
});
