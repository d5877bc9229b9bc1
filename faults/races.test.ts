import { bookingStore } from '@clinic/core/adapters/database/bookings/booking-store';
import { createPool } from '@clinic/core/adapters/database/database';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import { type Submission, submitBooking } from '@clinic/core/booking/form/submit-booking';
import type { BookingStore } from '@clinic/core/booking/ports/booking-store';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import { expect } from 'vitest';
import type { FaultHarness } from './harness/fault-harness.ts';
import { test as harnessTest, waitForStatus } from './harness/harness-test.ts';
import { appointmentsAt, getsLetters } from './harness/outside-state.ts';
import { bookableTimes, visit, type When } from './harness/visits.ts';

/** A second web server on the same database. */
const test = harnessTest.extend('replica', { scope: 'file' }, async ({ harness }, { onCleanup }) => {
  const pool = createPool(harness.databaseUrl, () => {});
  const dbos = await createDbosClient(harness.databaseUrl, pool);
  onCleanup(async () => {
    await dbos.destroy();
    await pool.end();
  });
  return bookingStore(pool, dbos, testDataKeys);
});

/** A Tuesday, on which 201, 202 and 203 all work in the afternoon. */
const isTuesday = ({ date, time }: When) => new Date(`${date}T00:00:00Z`).getUTCDay() === 2 && time >= '15:00';
const times = bookableTimes();
function nextTime(): When {
  const when = times.next().value;
  return isTuesday(when) ? when : nextTime();
}

test('a double click, and the same form sent to two servers: one booking', async ({ harness, replica, workers }) => {
  await workers.current();
  const when = nextTime();
  const asked = visit(when);
  const stores = [harness.store, replica, harness.store, replica];
  const answers = await Promise.all(stores.map((store) => submitBooking(store, asked, new Date())));
  expect(answers).toEqual(answers.map(() => ({ ok: true, value: { id: asked.id } })));
  await waitForStatus(harness, asked.id, 'scheduled');
  expect(await appointmentsAt(harness, when.doctorId, when.date, when.time)).toHaveLength(1);
  await getsLetters(harness, asked.patient.email, ['scheduled']);
});

/** Whoever an overloaded server cannot serve at all must not have a booking either. */
async function rush(stores: BookingStore[], crowd: Submission[]): Promise<string[]> {
  const began = Date.now();
  const answers = await Promise.allSettled(
    crowd.map((asked, index) => submitBooking(stores[index % stores.length] as BookingStore, asked, new Date())),
  );
  const unserved = answers.filter(({ status }) => status === 'rejected').length;
  console.log(`${crowd.length} at once: ${Date.now() - began} ms, ${unserved} not served`);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' && answer.value.ok ? [answer.value.value.id] : []));
}

const bookingsAt = async ({ pool }: FaultHarness, { startsAt }: Submission) =>
  (await pool.query('select from core.bookings where starts_at = $1', [startsAt])).rowCount;

test('200 people press the button for one slot at once: one has it', async ({ harness, replica, workers }) => {
  await workers.current();
  const when = nextTime();
  const crowd = Array.from({ length: 200 }, () => visit(when));
  const winners = await rush([harness.store, replica], crowd);
  expect([winners.length, await bookingsAt(harness, visit(when))]).toEqual([1, 1]);
  await waitForStatus(harness, winners[0] ?? '', 'scheduled');
  expect(await appointmentsAt(harness, when.doctorId, when.date, when.time)).toHaveLength(1);
});

test('200 people with no preference, three doctors free: three have it, each another doctor', async ({ harness, replica, workers }) => {
  await workers.current();
  const when = nextTime();
  const candidates = [202, 201, 203].map((doctorId) => ({ doctorId, doctorName: `Dr. ${doctorId}` }));
  const crowd = Array.from({ length: 200 }, () => visit(when, { preferredDoctorId: 0, candidates }));
  const winners = await rush([harness.store, replica], crowd);
  expect([winners.length, await bookingsAt(harness, visit(when))]).toEqual([3, 3]);
  for (const id of winners) await waitForStatus(harness, id, 'scheduled');
  const booked = await Promise.all(candidates.map(({ doctorId }) => appointmentsAt(harness, doctorId, when.date, when.time)));
  expect(booked.map((appointments) => appointments.length)).toEqual([1, 1, 1]);
});
