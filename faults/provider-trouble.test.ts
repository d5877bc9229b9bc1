import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { bookingStatusOf, test, waitForStatus } from './harness/harness-test.ts';
import { giveUpNow } from './harness/later-work.ts';
import { waitForPayment } from './harness/money.ts';
import { appointmentsAt, getsLetters, holdsOf } from './harness/outside-state.ts';
import { submit } from './harness/submit.ts';
import { bookableTimes, visit } from './harness/visits.ts';

const times = bookableTimes();
const paidAhead = { paymentMethod: 'multibanco' as const };

test('accepted, and the answer lost: the same request again stays one payment', async ({ harness, workers }) => {
  await workers.current();
  const asked = visit(times.next().value, paidAhead);
  await harness.fault({ operation: 'easypay.create', kind: 'resetAfterCommit', times: 1 });
  await submit(harness, asked);
  const { orderId } = await waitForPayment(harness, asked.id, 100_000);
  const { rowCount } = await harness.clinicBook.query('select from sandbox.payments where order_id = $1', [orderId]);
  expect(rowCount).toBe(1);
  await getsLetters(harness, asked.patient.email, ['paymentDetails']);
});

test('silent until the deadline: who was never told how to pay keeps the visit, and a person calls', async ({ harness, workers }) => {
  await workers.current();
  const when = times.next().value;
  const asked = visit(when, paidAhead);
  await harness.fault({ operation: 'easypay.create', kind: 'unavailable' });
  await submit(harness, asked, 6);
  await waitForStatus(harness, asked.id, 'needsReview');
  expect((await harness.store.read(asked.id))?.reviewReason).toBe('providerUnreachable');
  expect(await appointmentsAt(harness, when.doctorId, when.date, when.time)).toHaveLength(1);
  await getsLetters(harness, asked.patient.email, ['needsPayment']);
  await harness.clearFaults();
});

test('silent at the deadline: nothing is given up before the provider has answered', async ({ harness, workers }) => {
  await workers.current();
  const asked = visit(times.next().value, paidAhead);
  await waitForPayment(harness, await submit(harness, asked));
  await harness.fault({ operation: 'easypay.read', kind: 'unavailable' });
  await harness.untilCalled('easypay.read', () => giveUpNow(harness, asked.id));
  await sleep(2_000);
  expect(await bookingStatusOf(harness, asked.id)).toBe('pendingPayment');
  await harness.clearFaults();
  await waitForStatus(harness, asked.id, 'notPaid');
  expect(await holdsOf(harness, asked.id)).toEqual([]);
});

test('no on the phone: the visit waits for its deadline and is then given up', async ({ harness, workers }) => {
  await workers.current();
  const asked = visit(times.next().value, { paymentMethod: 'mbway', mbwayPhone: '912345678' });
  const { orderId, heard } = await waitForPayment(harness, await submit(harness, asked));
  await harness.control(`/payments/control/payments/${orderId}/reject`, { status: '020' });
  await heard();
  await expect.poll(async () => (await harness.store.readPayments(asked.id))[0]?.endKind, { timeout: 20_000 }).toBe('rejected');
  expect(await bookingStatusOf(harness, asked.id)).toBe('pendingPayment');
  await giveUpNow(harness, asked.id);
  await waitForStatus(harness, asked.id, 'notPaid');
});
