import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { appointmentsAt, getsLetters, holdsOf } from './room/independent-reader.ts';
import { giveUpNow } from './room/later-work.ts';
import { accepted } from './room/money.ts';
import { becomes, statusOf, submit, test } from './room/room-test.ts';
import { freeTimes, visit } from './room/visits.ts';

const times = freeTimes();
const paidAhead = { paymentMethod: 'multibanco' as const };

test('accepted, and the answer lost: the same request again stays one payment', async ({ room, workers }) => {
  await workers.current();
  const asked = visit(times.next().value, paidAhead);
  await room.fault({ operation: 'easypay.create', kind: 'resetAfterCommit', times: 1 });
  await submit(room, asked);
  const { orderId } = await accepted(room, asked.id, 100_000);
  const { rowCount } = await room.clinicBook.query('select from sandbox.payments where order_id = $1', [orderId]);
  expect(rowCount).toBe(1);
  await getsLetters(room, asked.patient.email, ['paymentDetails']);
});

test('silent until the deadline: who was never told how to pay keeps the visit, and a person calls', async ({ room, workers }) => {
  await workers.current();
  const when = times.next().value;
  const asked = visit(when, paidAhead);
  await room.fault({ operation: 'easypay.create', kind: 'unavailable' });
  await submit(room, asked, 6);
  await becomes(room, asked.id, 'needsReview');
  expect((await room.store.read(asked.id))?.reviewReason).toBe('providerUnreachable');
  expect(await appointmentsAt(room, when.doctorId, when.date, when.time)).toHaveLength(1);
  await getsLetters(room, asked.patient.email, ['needsPayment']);
  await room.clearFaults();
});

test('silent at the deadline: nothing is given up before the provider has answered', async ({ room, workers }) => {
  await workers.current();
  const asked = visit(times.next().value, paidAhead);
  await accepted(room, await submit(room, asked));
  await room.fault({ operation: 'easypay.read', kind: 'unavailable' });
  await room.untilCalled('easypay.read', () => giveUpNow(room, asked.id));
  await sleep(2_000);
  expect(await statusOf(room, asked.id)).toBe('pendingPayment');
  await room.clearFaults();
  await becomes(room, asked.id, 'notPaid');
  expect(await holdsOf(room, asked.id)).toEqual([]);
});

test('no on the phone: the visit waits for its deadline and is then given up', async ({ room, workers }) => {
  await workers.current();
  const asked = visit(times.next().value, { paymentMethod: 'mbway', mbwayPhone: '912345678' });
  const { orderId, heard } = await accepted(room, await submit(room, asked));
  await room.control(`/payments/control/payments/${orderId}/reject`, { status: '020' });
  await heard();
  await expect.poll(async () => (await room.store.readPayments(asked.id))[0]?.endKind, { timeout: 20_000 }).toBe('rejected');
  expect(await statusOf(room, asked.id)).toBe('pendingPayment');
  await giveUpNow(room, asked.id);
  await becomes(room, asked.id, 'notPaid');
});
