import { cancelBooking } from '@clinic/core/booking/cancel-booking';
import { expect } from 'vitest';
import { appointmentsAt, getsLetters, holdsOf, refundsOf } from './room/independent-reader.ts';
import { giveUpNow } from './room/later-work.ts';
import { toldToPay } from './room/money.ts';
import { becomes, submit, test } from './room/room-test.ts';
import { freeTimes, visit } from './room/visits.ts';

const times = freeTimes();
const paidAhead = { paymentMethod: 'multibanco' as const };

test.for([1, 2, 3])('money in the very moment of the deadline: a visit, whoever comes first (%i)', async (_, { room, workers }) => {
  await workers.current();
  const when = times.next().value;
  const asked = visit(when, paidAhead);
  const { orderId, heard } = await toldToPay(room, await submit(room, asked));
  await Promise.all([giveUpNow(room, asked.id), room.pay(orderId, { callback: 'lose', late: true }).then(heard)]);
  await becomes(room, asked.id, 'confirmed');
  expect(await appointmentsAt(room, when.doctorId, when.date, when.time)).toHaveLength(1);
  expect(await refundsOf(room, asked.id)).toEqual([]);
  expect(await holdsOf(room, asked.id)).toEqual(['booked']);
});

test('late money for a slot that is gone goes back', async ({ room, workers }) => {
  await workers.current();
  const when = times.next().value;
  const asked = visit(when, paidAhead);
  const { orderId, heard } = await toldToPay(room, await submit(room, asked));
  await giveUpNow(room, asked.id);
  await becomes(room, asked.id, 'notPaid');
  await submit(room, visit(when));
  await room.pay(orderId, { callback: 'lose', late: true });
  await heard();
  await becomes(room, asked.id, 'needsReview');
  await getsLetters(room, asked.patient.email, ['notPaid', 'paymentDetails', 'refund']);
  expect(await refundsOf(room, asked.id)).toEqual([{ reason: 'notRebooked', amount_cents: 9_000 }]);
});

test('money for a visit that was cancelled goes back', async ({ room, workers }) => {
  await workers.current();
  const asked = visit(times.next().value, paidAhead);
  const { orderId, heard } = await toldToPay(room, await submit(room, asked));
  await cancelBooking(room.store, asked.id, 0);
  await becomes(room, asked.id, 'cancelled');
  await room.pay(orderId, { callback: 'lose', late: true });
  await heard();
  await getsLetters(room, asked.patient.email, ['cancelled', 'paymentDetails', 'refund']);
  expect(await refundsOf(room, asked.id)).toEqual([{ reason: 'noVisit', amount_cents: 9_000 }]);
});

test('a wrong amount is for a person to judge, and until then the visit stays', async ({ room, workers }) => {
  await workers.current();
  const when = times.next().value;
  const asked = visit(when, paidAhead);
  const { orderId, heard } = await toldToPay(room, await submit(room, asked));
  await room.pay(orderId, { callback: 'lose', amountCents: 100 });
  await heard();
  await becomes(room, asked.id, 'needsReview');
  await giveUpNow(room, asked.id);
  await expect.poll(() => finished(`giveUpUnpaid-${asked.id}-now`), { timeout: 20_000 }).toBe(1);
  expect(await appointmentsAt(room, when.doctorId, when.date, when.time)).toHaveLength(1);

  async function finished(workflow: string) {
    const done = `select from dbos.workflow_status where workflow_uuid = $1 and status = 'SUCCESS'`;
    return (await room.pool.query(done, [workflow])).rowCount;
  }
});

test('paid twice: the visit is confirmed and the second payment goes back', async ({ room, workers }) => {
  await workers.current();
  const asked = visit(times.next().value, paidAhead);
  const { orderId, heard } = await toldToPay(room, await submit(room, asked));
  await room.pay(orderId, { callback: 'lose', times: 2 });
  await heard();
  await becomes(room, asked.id, 'confirmed');
  expect(await refundsOf(room, asked.id)).toEqual([{ reason: 'paidTwice', amount_cents: 9_000 }]);
});

test('cancelled after it was paid: the money goes back once', async ({ room, workers }) => {
  await workers.current();
  const asked = visit(times.next().value, paidAhead);
  const { orderId, heard } = await toldToPay(room, await submit(room, asked));
  await room.pay(orderId, { callback: 'lose' });
  await heard();
  await becomes(room, asked.id, 'confirmed');
  await Promise.all([1, 2].map(() => cancelBooking(room.store, asked.id, 0)));
  await becomes(room, asked.id, 'cancelled');
  expect(await refundsOf(room, asked.id)).toEqual([{ reason: 'cancelled', amount_cents: 9_000 }]);
});
