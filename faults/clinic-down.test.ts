import { expect } from 'vitest';
import type { FaultHarness } from './harness/fault-harness.ts';
import { test as harnessTest, waitForStatus } from './harness/harness-test.ts';
import { appointmentsAt, getsLetters, holdsOf } from './harness/outside-state.ts';
import { submit } from './harness/submit.ts';
import { bookableTimes, visit } from './harness/visits.ts';
import { workerPool } from './harness/worker-pool.ts';

/** Two tries and no more. */
const test = harnessTest.extend('impatient', { scope: 'file' }, ({ harness }) => workerPool(harness, { CLINIC_TRIES: '2' }));
const times = bookableTimes();

const lookAgain = async (harness: FaultHarness, bookingId: string) => {
  await harness.clearFaults();
  // Five silences in a row, and our adapter leaves the clinic alone for ten seconds.
  await harness.store.inTransaction((transaction) => transaction.enqueueWork({ kind: 'recheckOn', bookingId, occasion: 'test' }));
};

test('down for longer than we try: a person takes over, the patient is told, and the slot is not stuck', async ({ harness, impatient }) => {
  await impatient.current();
  const asked = visit(times.next().value);
  await harness.fault({ operation: 'appointmentCreate', kind: 'unavailable' });
  await submit(harness, asked);
  await waitForStatus(harness, asked.id, 'needsReview');
  expect((await harness.store.read(asked.id))?.reviewReason).toBe('clinicUnreachable');
  await getsLetters(harness, asked.patient.email, ['needsPerson']);
  expect(await holdsOf(harness, asked.id)).toEqual(['held']);
  await lookAgain(harness, asked.id);
  await expect.poll(() => holdsOf(harness, asked.id), { timeout: 30_000 }).toEqual([]);
});

test('killed between the last try and handing it to a person: it is handed over all the same', async ({ harness, impatient, pause }) => {
  await impatient.current();
  const asked = visit(times.next().value);
  await harness.fault({ operation: 'appointmentCreate', kind: 'unavailable' });
  const paused = await pause(`book-${asked.id}`, 'visit', () => submit(harness, asked));
  await impatient.kill();
  await paused.record();
  await impatient.comeBack('restart');
  await waitForStatus(harness, asked.id, 'needsReview');
  await getsLetters(harness, asked.patient.email, ['needsPerson']);
  await harness.clearFaults();
});

test('made by the clinic after we had given up: it is taken out again', async ({ harness, impatient }) => {
  await impatient.current();
  const when = times.next().value;
  const asked = visit(when);
  await harness.fault({ operation: 'appointmentCreate', kind: 'lateCommit', ms: 8_000, times: 1 });
  await harness.fault({ operation: 'appointmentCreate', kind: 'unavailable' });
  await submit(harness, asked);
  await waitForStatus(harness, asked.id, 'needsReview');
  await expect.poll(() => appointmentsAt(harness, when.doctorId, when.date, when.time), { timeout: 20_000 }).toHaveLength(1);
  await lookAgain(harness, asked.id);
  await expect.poll(() => holdsOf(harness, asked.id), { timeout: 30_000 }).toEqual([]);
  expect(await appointmentsAt(harness, when.doctorId, when.date, when.time)).toHaveLength(0);
});
