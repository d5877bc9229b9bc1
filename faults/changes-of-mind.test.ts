import { cancelBooking } from '@clinic/core/booking/appointment/cancel-booking';
import { expect } from 'vitest';
import { test, waitForStatus } from './harness/harness-test.ts';
import { appointmentsAt, getsLetters, holdsOf } from './harness/outside-state.ts';
import { submit } from './harness/submit.ts';
import { bookableTimes, visit, type When } from './harness/visits.ts';

const times = bookableTimes();
const at = ({ doctorId, date, time }: When) => [doctorId, date, time] as const;
const operation = 'appointmentCreate';

test('cancelled before anything was done: the clinic never hears of it', async ({ harness, workers }) => {
  const when = times.next().value;
  const asked = visit(when);
  await submit(harness, asked);
  await cancelBooking(harness.store, asked.id, 0);
  await workers.current();
  await getsLetters(harness, asked.patient.email, ['cancelled']);
  expect(await appointmentsAt(harness, ...at(when))).toHaveLength(0);
  expect(await holdsOf(harness, asked.id)).toEqual([]);
});

test('cancelled while the clinic creates it: what was made is undone', async ({ harness, workers }) => {
  await workers.current();
  const when = times.next().value;
  const asked = visit(when);
  await harness.fault({ operation, kind: 'slow', ms: 2_000, times: 1 });
  await harness.untilCalled(operation, () => submit(harness, asked));
  await cancelBooking(harness.store, asked.id, 0);
  await getsLetters(harness, asked.patient.email, ['cancelled']);
  await expect.poll(async () => (await harness.store.read(asked.id))?.releasedAt, { timeout: 20_000 }).toBeTruthy();
  expect(await appointmentsAt(harness, ...at(when))).toHaveLength(0);
  expect(await holdsOf(harness, asked.id)).toEqual([]);
  await waitForStatus(harness, asked.id, 'cancelled');
});

test('cancelled while the clinic creates it, and the answer lost: it is looked for, and the slot kept until then', async ({
  harness,
  workers,
}) => {
  await workers.current();
  const when = times.next().value;
  const asked = visit(when);
  await harness.fault({ operation, kind: 'lateCommit', ms: 3_000, times: 1 });
  await harness.untilCalled(operation, () => submit(harness, asked));
  await cancelBooking(harness.store, asked.id, 0);
  await getsLetters(harness, asked.patient.email, ['cancelled']);
  await expect.poll(() => appointmentsAt(harness, ...at(when)), { timeout: 20_000 }).toHaveLength(1);
  expect(await holdsOf(harness, asked.id)).toEqual(['held']);
  await harness.store.inTransaction((transaction) => transaction.enqueueWork({ kind: 'recheckOn', bookingId: asked.id, occasion: 'test' }));
  await expect.poll(() => holdsOf(harness, asked.id), { timeout: 20_000 }).toEqual([]);
  expect(await appointmentsAt(harness, ...at(when))).toHaveLength(0);
});

test('cancelled after the desk had taken it out already: that is as good', async ({ harness, workers }) => {
  await workers.current();
  const when = times.next().value;
  const asked = visit(when);
  await submit(harness, asked);
  await getsLetters(harness, asked.patient.email, ['scheduled']);
  const { appointmentId } = (await harness.store.read(asked.id)) ?? {};
  await fetch(`${harness.settings['CLINIC_SERVICE_URL']?.replace('graphql', `control/desk/appointments/${appointmentId}`)}`, {
    method: 'DELETE',
  });
  expect(await appointmentsAt(harness, ...at(when))).toHaveLength(0);
  await cancelBooking(harness.store, asked.id, 0);
  await getsLetters(harness, asked.patient.email, ['scheduled', 'cancelled']);
  expect(await holdsOf(harness, asked.id)).toEqual([]);
});

test('taken out at the desk: a person is told, and the time is free for others', async ({ harness, workers }) => {
  await workers.current();
  const when = times.next().value;
  const asked = visit(when);
  await submit(harness, asked);
  await getsLetters(harness, asked.patient.email, ['scheduled']);
  const [{ id }] = await appointmentsAt(harness, ...at(when));
  await fetch(`${harness.settings['CLINIC_SERVICE_URL']?.replace('graphql', `control/desk/appointments/${id}`)}`, { method: 'DELETE' });
  await harness.store.inTransaction((transaction) => transaction.enqueueWork({ kind: 'recheckOn', bookingId: asked.id, occasion: 'test' }));
  await expect.poll(async () => (await harness.store.read(asked.id))?.reviewReason, { timeout: 20_000 }).toBe('gone');
  expect(await holdsOf(harness, asked.id)).toEqual([]);
});
