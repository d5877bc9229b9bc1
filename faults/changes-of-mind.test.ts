import { cancelBooking } from '@clinic/core/booking/cancel-booking';
import { expect } from 'vitest';
import { appointmentsAt, getsLetters, holdsOf } from './room/independent-reader.ts';
import { becomes, submit, test } from './room/room-test.ts';
import { freeTimes, visit, type When } from './room/visits.ts';

const times = freeTimes();
const at = ({ doctorId, date, time }: When) => [doctorId, date, time] as const;
const operation = 'appointmentCreate';

test('cancelled before anything was done: the clinic never hears of it', async ({ room, workers }) => {
  const when = times.next().value;
  const asked = visit(when);
  await submit(room, asked);
  await cancelBooking(room.store, asked.id, 0);
  await workers.current();
  await getsLetters(room, asked.patient.email, ['cancelled']);
  expect(await appointmentsAt(room, ...at(when))).toHaveLength(0);
  expect(await holdsOf(room, asked.id)).toEqual([]);
});

test('cancelled while the clinic creates it: what was made is undone', async ({ room, workers }) => {
  await workers.current();
  const when = times.next().value;
  const asked = visit(when);
  await room.fault({ operation, kind: 'slow', ms: 2_000, times: 1 });
  await room.untilCalled(operation, () => submit(room, asked));
  await cancelBooking(room.store, asked.id, 0);
  await getsLetters(room, asked.patient.email, ['cancelled']);
  await expect.poll(async () => (await room.store.read(asked.id))?.releasedAt, { timeout: 20_000 }).toBeTruthy();
  expect(await appointmentsAt(room, ...at(when))).toHaveLength(0);
  expect(await holdsOf(room, asked.id)).toEqual([]);
  await becomes(room, asked.id, 'cancelled');
});

test('cancelled while the clinic creates it, and the answer lost: it is looked for, and the slot kept until then', async ({
  room,
  workers,
}) => {
  await workers.current();
  const when = times.next().value;
  const asked = visit(when);
  await room.fault({ operation, kind: 'lateCommit', ms: 3_000, times: 1 });
  await room.untilCalled(operation, () => submit(room, asked));
  await cancelBooking(room.store, asked.id, 0);
  await getsLetters(room, asked.patient.email, ['cancelled']);
  await expect.poll(() => appointmentsAt(room, ...at(when)), { timeout: 20_000 }).toHaveLength(1);
  expect(await holdsOf(room, asked.id)).toEqual(['held']);
  await room.store.inTransaction((transaction) => transaction.start({ kind: 'recheckOn', bookingId: asked.id, occasion: 'test' }));
  await expect.poll(() => holdsOf(room, asked.id), { timeout: 20_000 }).toEqual([]);
  expect(await appointmentsAt(room, ...at(when))).toHaveLength(0);
});

test('cancelled after the desk had taken it out already: that is as good', async ({ room, workers }) => {
  await workers.current();
  const when = times.next().value;
  const asked = visit(when);
  await submit(room, asked);
  await getsLetters(room, asked.patient.email, ['scheduled']);
  const { appointmentId } = (await room.store.read(asked.id)) ?? {};
  await fetch(`${room.settings['CLINIC_SERVICE_URL']?.replace('graphql', `control/desk/appointments/${appointmentId}`)}`, {
    method: 'DELETE',
  });
  expect(await appointmentsAt(room, ...at(when))).toHaveLength(0);
  await cancelBooking(room.store, asked.id, 0);
  await getsLetters(room, asked.patient.email, ['scheduled', 'cancelled']);
  expect(await holdsOf(room, asked.id)).toEqual([]);
});

test('taken out at the desk: a person is told, and the time is free for others', async ({ room, workers }) => {
  await workers.current();
  const when = times.next().value;
  const asked = visit(when);
  await submit(room, asked);
  await getsLetters(room, asked.patient.email, ['scheduled']);
  const [{ id }] = await appointmentsAt(room, ...at(when));
  await fetch(`${room.settings['CLINIC_SERVICE_URL']?.replace('graphql', `control/desk/appointments/${id}`)}`, { method: 'DELETE' });
  await room.store.inTransaction((transaction) => transaction.start({ kind: 'recheckOn', bookingId: asked.id, occasion: 'test' }));
  await expect.poll(async () => (await room.store.read(asked.id))?.reviewReason, { timeout: 20_000 }).toBe('gone');
  expect(await holdsOf(room, asked.id)).toEqual([]);
});
