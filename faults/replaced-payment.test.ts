import { payAnotherWay } from '@clinic/core/booking/pay-another-way';
import { expect } from 'vitest';
import type { ClinicRoom } from './room/clinic-room.ts';
import { eventually } from './room/eventually.ts';
import { refundsOf } from './room/independent-reader.ts';
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
