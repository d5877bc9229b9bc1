import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { openDoor } from './harness/callback-endpoint.ts';
import { eventually } from './harness/eventually.ts';
import { bookingStatusOf, test as harnessTest, waitForStatus } from './harness/harness-test.ts';
import { toldToPay, waitForPayment } from './harness/money.ts';
import { getsLetters, refundsOf } from './harness/outside-state.ts';
import { submit } from './harness/submit.ts';
import { bookableTimes, visit } from './harness/visits.ts';

const test = harnessTest.extend('door', { scope: 'file' }, async ({ harness, workers }, { onCleanup }) => {
  await workers.current();
  const door = await openDoor(harness);
  onCleanup(door.close);
  return door;
});
const times = bookableTimes();
const paidAhead = { paymentMethod: 'multibanco' as const };

test('the same callback three times is one payment and one letter', async ({ harness, door }) => {
  const asked = visit(times.next().value, paidAhead);
  const { orderId } = await toldToPay(harness, await submit(harness, asked));
  await harness.pay(orderId);
  for (const count of [2, 3]) {
    await eventually(async () => door.heard.length >= count - 1, 'a callback');
    await harness.callbacks(orderId, { kind: 'again' });
  }
  await waitForStatus(harness, asked.id, 'confirmed');
  await sleep(7_000);
  expect(await refundsOf(harness, asked.id)).toEqual([]);
  await getsLetters(harness, asked.patient.email, ['confirmed', 'paymentDetails']);
});

test('a callback before we have heard that the request was accepted is understood', async ({ harness, door: _ }) => {
  const asked = visit(times.next().value, paidAhead);
  await harness.fault({ operation: 'easypay.create', kind: 'resetAfterCommit', times: 1 });
  await harness.untilCalled('easypay.create', () => submit(harness, asked));
  const [payment] = await harness.store.readPayments(asked.id);
  expect(payment?.acceptedAt).toBeNull();
  await harness.pay(payment?.orderId ?? '');
  await waitForStatus(harness, asked.id, 'confirmed');
  await getsLetters(harness, asked.patient.email, ['confirmed']);
});

test('a callback that runs ahead of its money is asked about once more', async ({ harness, door: _ }) => {
  const asked = visit(times.next().value, paidAhead);
  const { orderId } = await waitForPayment(harness, await submit(harness, asked));
  await harness.pay(orderId, { moneyAfterMs: 3_000 });
  await waitForStatus(harness, asked.id, 'confirmed', 20_000);
});

test('a forged callback changes nothing, an unknown one is answered all the same', async ({ harness, door }) => {
  const asked = visit(times.next().value, paidAhead);
  const { orderId } = await waitForPayment(harness, await submit(harness, asked));
  const before = door.heard.length;
  await harness.callbacks(orderId, { kind: 'forged' });
  await eventually(async () => door.heard.length > before, 'the forged one');
  const unknown = JSON.stringify({ id: 'nobody', key: 'NOBODYSORDER', type: 'capture' });
  const { status } = await fetch(`http://127.0.0.1:${harness.ports.site}/callbacks/easypay`, { method: 'POST', body: unknown });
  expect([status, door.heard.at(-1)]).toEqual([200, 'unknown']);
  await sleep(8_000);
  expect(await bookingStatusOf(harness, asked.id)).toBe('pendingPayment');
});

test('a callback that never comes: somebody asks within two minutes', async ({ harness, door: _ }) => {
  const asked = visit(times.next().value, { paymentMethod: 'mbway', mbwayPhone: '912345678' });
  const { id, orderId } = await waitForPayment(harness, await submit(harness, asked));
  await harness.pay(orderId, { callback: 'lose' });
  await harness.pool.query(`update core.payments set last_asked_at = now() - interval '2 minutes' where id = $1`, [id]);
  await waitForStatus(harness, asked.id, 'confirmed', 90_000);
});
