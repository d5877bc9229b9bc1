import { payAnotherWay } from '@clinic/core/booking/pay-another-way';
import { expect } from 'vitest';
import type { ClinicRoom } from './room/clinic-room.ts';
import { eventually } from './room/eventually.ts';
import { getsLetters, refundsOf } from './room/independent-reader.ts';
import { toldToPay } from './room/money.ts';
import { becomes, submit, test } from './room/room-test.ts';
import { freeTimes, visit } from './room/visits.ts';

const times = freeTimes();
const switches = { multibanco: true, mbway: true, atClinic: true };
const way = { method: 'mbway', phone: '912345678' } as const;

/** A reference in the patient's hands, who may then choose MB WAY instead. */
async function withReference(room: ClinicRoom) {
  const id = await submit(room, visit(times.next().value, { paymentMethod: 'multibanco' }));
  const reference = await toldToPay(room, id);
  return { id, reference, chooseMbway: () => payAnotherWay(room.store, id, { way, switches }) };
}

const mbwayOf = ({ store }: ClinicRoom, bookingId: string) =>
  eventually(
    async () => (await store.readPayments(bookingId)).find(({ method, acceptedAt }) => method === 'mbway' && acceptedAt),
    'a question on the phone',
  );

const endOf = async ({ store }: ClinicRoom, paymentId: string) => (await store.readPayment(paymentId))?.endKind;

/** Found by whoever looks every minute after what nobody has asked about for five. */
const longUnasked = ({ pool }: ClinicRoom, paymentId: string) =>
  pool.query(`update core.payments set last_asked_at = now() - interval '6 minutes' where id = $1`, [paymentId]);

test('a reference that was replaced is struck out at the provider: nobody can pay it any more', async ({ room, workers }) => {
  await workers.current();
  const { id, reference, chooseMbway } = await withReference(room);
  await chooseMbway();
  await eventually(async () => (await endOf(room, reference.id)) === 'cancelled', 'the old reference is struck out');
  await expect(room.pay(reference.orderId, { callback: 'lose' })).rejects.toThrow();
  const question = await mbwayOf(room, id);
  await room.pay(question.orderId, { callback: 'lose' });
  await longUnasked(room, question.id);
  await becomes(room, id, 'confirmed', 100_000);
  expect(await refundsOf(room, id)).toEqual([]);
});

test('paid before the provider could strike it out, and nobody told us: it counts once, and what comes after it goes back', async ({
  room,
  workers,
}) => {
  await workers.current();
  const { id, reference, chooseMbway } = await withReference(room);
  await workers.kill();
  await chooseMbway();
  await room.pay(reference.orderId, { callback: 'lose' });
  await workers.comeBack('restart');
  const question = await mbwayOf(room, id);
  await longUnasked(room, reference.id);
  await becomes(room, id, 'confirmed', 100_000);
  expect(await refundsOf(room, id)).toEqual([]);
  await room.pay(question.orderId, { callback: 'lose' });
  await longUnasked(room, question.id);
  await eventually(async () => (await refundsOf(room, id)).length > 0, 'the second goes back', 100_000);
  expect(await refundsOf(room, id)).toEqual([{ reason: 'paidTwice', amount_cents: 9_000 }]);
});

test('MB WAY refused: the reference stays as it was and pays the visit', async ({ room, workers }) => {
  await workers.current();
  const { id, reference, chooseMbway } = await withReference(room);
  await room.fault({ operation: 'easypay.create', kind: 'answer', http: 400, answer: {}, times: 1 });
  await chooseMbway();
  await eventually(async () => (await room.store.readPayments(id)).some(({ endKind }) => endKind === 'refused'), 'a refusal');
  expect(await room.store.read(id)).toMatchObject({ paymentMethod: 'multibanco' });
  expect(await endOf(room, reference.id)).toBeNull();
  await room.pay(reference.orderId, { callback: 'lose' });
  await reference.heard();
  await becomes(room, id, 'confirmed');
  expect(await room.store.readPayments(id)).toHaveLength(2);
});

test('a reference that the provider hands out after MB WAY was chosen is struck out and never mailed', async ({ room, workers }) => {
  await workers.current();
  const asked = visit(times.next().value, { paymentMethod: 'multibanco' });
  await room.fault({ operation: 'easypay.create', kind: 'slow', ms: 3_000, times: 1 });
  await room.untilCalled('easypay.create', () => submit(room, asked));
  await payAnotherWay(room.store, asked.id, { way, switches });
  await mbwayOf(room, asked.id);
  const late = (await room.store.readPayments(asked.id)).find(({ method }) => method === 'multibanco');
  await eventually(async () => (await endOf(room, late?.id ?? '')) === 'cancelled', 'the late reference is struck out');
  await getsLetters(room, asked.patient.email, ['paymentDetails']);
});
