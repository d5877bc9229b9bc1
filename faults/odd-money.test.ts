import { cancelBooking } from '@clinic/core/booking/appointment/cancel-booking';
import { expect } from 'vitest';
import { test, waitForStatus } from './harness/harness-test.ts';
import { giveUpNow } from './harness/later-work.ts';
import { toldToPay } from './harness/money.ts';
import { appointmentsAt, getsLetters, holdsOf, refundsOf } from './harness/outside-state.ts';
import { submit } from './harness/submit.ts';
import { bookableTimes, visit } from './harness/visits.ts';

const times = bookableTimes();
const paidAhead = { paymentMethod: 'multibanco' as const };

test.for([1, 2, 3])('money in the very moment of the deadline: a visit, whoever comes first (%i)', async (_, { harness, workers }) => {
  await workers.current();
  const when = times.next().value;
  const asked = visit(when, paidAhead);
  const { orderId, heard } = await toldToPay(harness, await submit(harness, asked));
  await Promise.all([giveUpNow(harness, asked.id), harness.pay(orderId, { callback: 'lose', late: true }).then(heard)]);
  await waitForStatus(harness, asked.id, 'confirmed');
  expect(await appointmentsAt(harness, when.doctorId, when.date, when.time)).toHaveLength(1);
  expect(await refundsOf(harness, asked.id)).toEqual([]);
  expect(await holdsOf(harness, asked.id)).toEqual(['booked']);
});

test('late money for a slot that is gone goes back', async ({ harness, workers }) => {
  await workers.current();
  const when = times.next().value;
  const asked = visit(when, paidAhead);
  const { orderId, heard } = await toldToPay(harness, await submit(harness, asked));
  await giveUpNow(harness, asked.id);
  await waitForStatus(harness, asked.id, 'notPaid');
  await submit(harness, visit(when));
  await harness.pay(orderId, { callback: 'lose', late: true });
  await heard();
  await waitForStatus(harness, asked.id, 'needsReview');
  await getsLetters(harness, asked.patient.email, ['notPaid', 'paymentDetails', 'refund', 'refundAccount']);
  expect(await refundsOf(harness, asked.id)).toEqual([{ reason: 'notRebooked', amount_cents: 9_000 }]);
});

test('money for a visit that was cancelled goes back', async ({ harness, workers }) => {
  await workers.current();
  const asked = visit(times.next().value, paidAhead);
  const { orderId, heard } = await toldToPay(harness, await submit(harness, asked));
  await cancelBooking(harness.store, asked.id, 0);
  await waitForStatus(harness, asked.id, 'cancelled');
  await harness.pay(orderId, { callback: 'lose', late: true });
  await heard();
  await getsLetters(harness, asked.patient.email, ['cancelled', 'paymentDetails', 'refund', 'refundAccount']);
  expect(await refundsOf(harness, asked.id)).toEqual([{ reason: 'noVisit', amount_cents: 9_000 }]);
});

test('a wrong amount is for a person to judge, and until then the visit stays', async ({ harness, workers }) => {
  await workers.current();
  const when = times.next().value;
  const asked = visit(when, paidAhead);
  const { orderId, heard } = await toldToPay(harness, await submit(harness, asked));
  await harness.pay(orderId, { callback: 'lose', amountCents: 100 });
  await heard();
  await waitForStatus(harness, asked.id, 'needsReview');
  await giveUpNow(harness, asked.id);
  await expect.poll(() => finished(`giveUpUnpaid-${asked.id}-now`), { timeout: 20_000 }).toBe(1);
  expect(await appointmentsAt(harness, when.doctorId, when.date, when.time)).toHaveLength(1);

  async function finished(workflow: string) {
    const done = `select from dbos.workflow_status where workflow_uuid = $1 and status = 'SUCCESS'`;
    return (await harness.pool.query(done, [workflow])).rowCount;
  }
});

test('paid twice: the visit is confirmed and the second payment goes back', async ({ harness, workers }) => {
  await workers.current();
  const asked = visit(times.next().value, paidAhead);
  const { orderId, heard } = await toldToPay(harness, await submit(harness, asked));
  await harness.pay(orderId, { callback: 'lose', times: 2 });
  await heard();
  await waitForStatus(harness, asked.id, 'confirmed');
  expect(await refundsOf(harness, asked.id)).toEqual([{ reason: 'paidTwice', amount_cents: 9_000 }]);
});

test('cancelled after it was paid: the money goes back once', async ({ harness, workers }) => {
  await workers.current();
  const asked = visit(times.next().value, paidAhead);
  const { orderId, heard } = await toldToPay(harness, await submit(harness, asked));
  await harness.pay(orderId, { callback: 'lose' });
  await heard();
  await waitForStatus(harness, asked.id, 'confirmed');
  await Promise.all([1, 2].map(() => cancelBooking(harness.store, asked.id, 0)));
  await waitForStatus(harness, asked.id, 'cancelled');
  expect(await refundsOf(harness, asked.id)).toEqual([{ reason: 'cancelled', amount_cents: 9_000 }]);
});
