import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { openDoor } from './room/callback-door.ts';
import { eventually } from './room/eventually.ts';
import { getsLetters, refundsOf } from './room/independent-reader.ts';
import { accepted } from './room/money.ts';
import { becomes, test as roomTest, statusOf, submit } from './room/room-test.ts';
import { freeTimes, visit } from './room/visits.ts';

const test = roomTest.extend('door', { scope: 'file' }, async ({ room, workers }, { onCleanup }) => {
  await workers.current();
  const door = await openDoor(room);
  onCleanup(door.close);
  return door;
});
const times = freeTimes();
const paidAhead = { paymentMethod: 'multibanco' as const };

test('the same callback three times is one payment and one letter', async ({ room, door }) => {
  const asked = visit(times.next().value, paidAhead);
  const { orderId } = await accepted(room, await submit(room, asked));
  await room.pay(orderId);
  for (const count of [2, 3]) {
    await eventually(async () => door.heard.length >= count - 1, 'a callback');
    await room.callbacks(orderId, { kind: 'again' });
  }
  await becomes(room, asked.id, 'confirmed');
  await sleep(7_000);
  expect(await refundsOf(room, asked.id)).toEqual([]);
  await getsLetters(room, asked.patient.email, ['confirmed', 'paymentDetails']);
});

test('a callback before we have heard that the request was accepted is understood', async ({ room, door: _ }) => {
  const asked = visit(times.next().value, paidAhead);
  await room.fault({ operation: 'easypay.create', kind: 'resetAfterCommit', times: 1 });
  await room.untilCalled('easypay.create', () => submit(room, asked));
  const [payment] = await room.store.readPayments(asked.id);
  expect(payment?.acceptedAt).toBeNull();
  await room.pay(payment?.orderId ?? '');
  await becomes(room, asked.id, 'confirmed');
  await getsLetters(room, asked.patient.email, ['confirmed']);
});

test('a callback that runs ahead of its money is asked about once more', async ({ room, door: _ }) => {
  const asked = visit(times.next().value, paidAhead);
  const { orderId } = await accepted(room, await submit(room, asked));
  await room.pay(orderId, { moneyAfterMs: 3_000 });
  await becomes(room, asked.id, 'confirmed', 20_000);
});

test('a forged callback changes nothing, an unknown one is answered all the same', async ({ room, door }) => {
  const asked = visit(times.next().value, paidAhead);
  const { orderId } = await accepted(room, await submit(room, asked));
  const before = door.heard.length;
  await room.callbacks(orderId, { kind: 'forged' });
  await eventually(async () => door.heard.length > before, 'the forged one');
  const unknown = JSON.stringify({ id: 'nobody', key: 'NOBODYSORDER', type: 'capture' });
  const { status } = await fetch(`http://127.0.0.1:${room.ports.site}/callbacks/easypay`, { method: 'POST', body: unknown });
  expect([status, door.heard.at(-1)]).toEqual([200, 'unknown']);
  await sleep(8_000);
  expect(await statusOf(room, asked.id)).toBe('pendingPayment');
});

test('a callback that never comes: somebody asks within two minutes', async ({ room, door: _ }) => {
  const asked = visit(times.next().value, { paymentMethod: 'mbway', mbwayPhone: '912345678' });
  const { id, orderId } = await accepted(room, await submit(room, asked));
  await room.pay(orderId, { callback: 'lose' });
  await room.pool.query(`update core.payments set last_asked_at = now() - interval '2 minutes' where id = $1`, [id]);
  await becomes(room, asked.id, 'confirmed', 90_000);
});
