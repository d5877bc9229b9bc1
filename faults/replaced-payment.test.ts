import { payAnotherWay } from '@clinic/core/booking/payment/pay-another-way';
import { expect } from 'vitest';
import { eventually } from './harness/eventually.ts';
import type { FaultHarness } from './harness/fault-harness.ts';
import { test, waitForStatus } from './harness/harness-test.ts';
import { toldToPay } from './harness/money.ts';
import { getsLetters, refundsOf } from './harness/outside-state.ts';
import { submit } from './harness/submit.ts';
import { bookableTimes, visit } from './harness/visits.ts';

const times = bookableTimes();
const switches = { multibanco: true, mbway: true, card: true, atClinic: true };
const way = { method: 'mbway', phone: '912345678' } as const;

/** A reference in the patient's hands, who may then choose MB WAY instead. */
async function withReference(harness: FaultHarness) {
  const id = await submit(harness, visit(times.next().value, { paymentMethod: 'multibanco' }));
  const reference = await toldToPay(harness, id);
  return { id, reference, chooseMbway: () => payAnotherWay(harness.store, id, { way, switches }) };
}

const mbwayOf = ({ store }: FaultHarness, bookingId: string) =>
  eventually(
    async () => (await store.readPayments(bookingId)).find(({ method, acceptedAt }) => method === 'mbway' && acceptedAt),
    'a question on the phone',
  );

const endOf = async ({ store }: FaultHarness, paymentId: string) => (await store.readPayment(paymentId))?.endKind;

/** Found by whoever looks every minute after what nobody has asked about for five. */
const longUnasked = ({ pool }: FaultHarness, paymentId: string) =>
  pool.query(`update core.payments set last_asked_at = now() - interval '6 minutes' where id = $1`, [paymentId]);

test('a reference that was replaced is struck out at the provider: nobody can pay it any more', async ({ harness, workers }) => {
  await workers.current();
  const { id, reference, chooseMbway } = await withReference(harness);
  await chooseMbway();
  await eventually(async () => (await endOf(harness, reference.id)) === 'cancelled', 'the old reference is struck out');
  await expect(harness.pay(reference.orderId, { callback: 'lose' })).rejects.toThrow();
  const question = await mbwayOf(harness, id);
  await harness.pay(question.orderId, { callback: 'lose' });
  await longUnasked(harness, question.id);
  await waitForStatus(harness, id, 'confirmed', 100_000);
  expect(await refundsOf(harness, id)).toEqual([]);
});

test('paid before the provider could strike it out, and nobody told us: it counts once, and what comes after it goes back', async ({
  harness,
  workers,
}) => {
  await workers.current();
  const { id, reference, chooseMbway } = await withReference(harness);
  await workers.kill();
  await chooseMbway();
  await harness.pay(reference.orderId, { callback: 'lose' });
  await workers.comeBack('restart');
  const question = await mbwayOf(harness, id);
  await longUnasked(harness, reference.id);
  await waitForStatus(harness, id, 'confirmed', 100_000);
  expect(await refundsOf(harness, id)).toEqual([]);
  await harness.pay(question.orderId, { callback: 'lose' });
  await longUnasked(harness, question.id);
  await eventually(async () => (await refundsOf(harness, id)).length > 0, 'the second goes back', 100_000);
  expect(await refundsOf(harness, id)).toEqual([{ reason: 'paidTwice', amount_cents: 9_000 }]);
});

test('MB WAY refused: the reference stays as it was and pays the visit', async ({ harness, workers }) => {
  await workers.current();
  const { id, reference, chooseMbway } = await withReference(harness);
  await harness.fault({ operation: 'easypay.create', kind: 'answer', http: 400, answer: {}, times: 1 });
  await chooseMbway();
  await eventually(async () => (await harness.store.readPayments(id)).some(({ endKind }) => endKind === 'refused'), 'a refusal');
  expect(await harness.store.read(id)).toMatchObject({ paymentMethod: 'multibanco' });
  expect(await endOf(harness, reference.id)).toBeNull();
  await harness.pay(reference.orderId, { callback: 'lose' });
  await reference.heard();
  await waitForStatus(harness, id, 'confirmed');
  expect(await harness.store.readPayments(id)).toHaveLength(2);
});

test('a reference that the provider hands out after MB WAY was chosen is struck out and never mailed', async ({ harness, workers }) => {
  await workers.current();
  const asked = visit(times.next().value, { paymentMethod: 'multibanco' });
  await harness.fault({ operation: 'easypay.create', kind: 'slow', ms: 3_000, times: 1 });
  await harness.untilCalled('easypay.create', () => submit(harness, asked));
  await payAnotherWay(harness.store, asked.id, { way, switches });
  await mbwayOf(harness, asked.id);
  const late = (await harness.store.readPayments(asked.id)).find(({ method }) => method === 'multibanco');
  await eventually(async () => (await endOf(harness, late?.id ?? '')) === 'cancelled', 'the late reference is struck out');
  await getsLetters(harness, asked.patient.email, ['paymentDetails']);
});
