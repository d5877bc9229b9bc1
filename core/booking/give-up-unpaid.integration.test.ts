import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BookingBench, openBookingBench } from '../adapters/database/bookings/testing/booking-bench.ts';
import type { BookingChange } from './booking.ts';
import { giveUpUnpaid } from './give-up-unpaid.ts';
import { settlePayment } from './settle-payment.ts';
import { Silence } from './silence.ts';
import { dieEverywhere } from './testing/dying-store.ts';
import { outline } from './testing/look-at-booking.ts';
import { inMinutes, reference } from './testing/pending-visit.ts';
import { money, paid } from './testing/scripted-provider.ts';

let bench: BookingBench;
beforeAll(async () => {
  bench = await openBookingBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  bench.clinic.asked.length = 0;
  bench.provider.asked.length = 0;
});

const giveUp = (id: string) => giveUpUnpaid(bench.ports, id);
const providerCalls = () => bench.provider.asked.map(({ call }) => call);
const released = { status: 'notPaid', slot: 'released', work: ['tell-notPaid-0'], desk: [], events: ['givenUp', 'released'] };

test('nobody has paid: one last question, then the reference is struck out, the visit released, and one letter says so', async () => {
  const id = await bench.booked({ payments: [reference] });
  expect(await giveUp(id)).toBe('givenUp');
  expect(providerCalls()).toEqual(['read', 'cancel']);
  expect(bench.clinic.asked).toEqual([{ call: 'unschedule', about: 'Falha de pagamento' }]);
  expect(await bench.look(id)).toMatchObject({ ...released, payments: [{ endKind: 'cancelled' }] });
  expect(await bench.inBook(id)).toEqual([]);
});

test('given up again, once after the other or at the same moment, it was given up once', async () => {
  const id = await bench.booked({ payments: [reference] });
  expect(await Promise.all([giveUp(id), giveUp(id)])).toEqual(['givenUp', 'givenUp']);
  const once = await bench.look(id);
  expect(once).toMatchObject(released);
  await giveUp(id);
  expect(await bench.look(id)).toEqual(once);
});

test('the last question finds the money: the visit is confirmed and stays', async () => {
  const id = await bench.booked();
  bench.provider.says.set((await bench.payment(id)).orderId, paid(money()));
  expect(await giveUp(id)).toBe('kept');
  expect(await bench.look(id)).toMatchObject({ status: 'confirmed', slot: 'booked', work: ['tell-confirmed-0'] });
  expect([bench.clinic.asked, providerCalls()]).toEqual([[], ['read']]);
});

test('every reference that may still bring money is asked about, those that ended are not', async () => {
  const replaced = { ...reference, endedAt: inMinutes(-5), endKind: 'replaced' } as const;
  const id = await bench.booked({ payments: [{ endedAt: inMinutes(-9), endKind: 'rejected' }, replaced, {}] });
  await giveUp(id);
  expect(providerCalls()).toEqual(['read', 'read', 'cancel', 'cancel']);
});

test('money for a reference that was replaced keeps the visit, too', async () => {
  const id = await bench.booked({ payments: [{ ...reference, endedAt: inMinutes(-5), endKind: 'replaced' }] });
  bench.provider.says.set((await bench.payment(id)).orderId, paid(money()));
  expect(await giveUp(id)).toBe('kept');
});

test('a provider that does not answer: nothing is given up', async () => {
  const id = await bench.booked();
  const before = await bench.look(id);
  bench.provider.says.set((await bench.payment(id)).orderId, 'silent');
  await expect(giveUp(id)).rejects.toThrow(Silence);
  expect(await bench.look(id)).toEqual(before);
});

test('a wrong amount is a person’s to judge: until then the visit stays', async () => {
  const id = await bench.booked();
  bench.provider.says.set((await bench.payment(id)).orderId, paid(money(4_500)));
  expect(await giveUp(id)).toBe('kept');
  expect(await bench.look(id)).toMatchObject({ slot: 'booked', work: [], desk: ['wrongAmount'], booking: { givenUpAt: null } });
});

test('who was never told how to pay keeps the visit, and a person calls, once', async () => {
  const id = await bench.booked({ payments: [{ acceptedAt: null, providerId: null }], change: { paymentRequestedAt: null } });
  for (const _ of [1, 2]) expect(await giveUp(id)).toBe('kept');
  expect(await bench.look(id)).toMatchObject({
    ...{ slot: 'booked', desk: ['providerUnreachable'], work: ['tell-needsPerson-providerUnreachable'], events: ['review'] },
    booking: { givenUpAt: null },
  });
});

test.each<[string, BookingChange]>([
  ['paid', { paidAt: inMinutes(-1) }],
  ['cancelled', { cancelledAt: inMinutes(-1) }],
  ['in conflict', { conflictFoundAt: inMinutes(-1) }],
  ['failed', { failedAt: inMinutes(-1), failureKind: 'notMovable' }],
  ['brought back by late money', { givenUpAt: inMinutes(-40), releasedAt: inMinutes(-39), paidLateAt: inMinutes(-38) }],
])('a visit that is %s is not given up', async (_, change) => {
  const id = await bench.booked({ payments: [], change });
  const before = await bench.look(id);
  expect(await giveUp(id)).toBe('kept');
  expect(await bench.look(id)).toEqual(before);
  expect(bench.clinic.asked).toEqual([]);
});

test('a visit that was moved is not given up at the deadline of the old one', async () => {
  const id = await bench.booked({ payments: [], change: { movedTo: await bench.booked() } });
  expect(await giveUp(id)).toBe('kept');
});

test('a clinic that does not answer: given up is given up, the slot is kept until it has, and the letter waits', async () => {
  const id = await bench.booked();
  bench.clinic.turns.unschedule = ['lost'];
  await expect(giveUp(id)).rejects.toThrow(Silence);
  expect(await bench.look(id)).toMatchObject({ slot: 'booked', work: [], booking: { givenUpAt: expect.any(Date), releasedAt: null } });
  expect(await giveUp(id)).toBe('givenUp');
  expect(await bench.look(id)).toMatchObject(released);
});

test('the clinic refuses to release it: a person is asked, the slot is kept, the patient hears that it was not paid', async () => {
  const id = await bench.booked();
  bench.clinic.turns.unschedule = ['refused'];
  expect(await giveUp(id)).toBe('givenUp');
  expect(await bench.look(id)).toMatchObject({ slot: 'booked', desk: ['notReleased'], work: ['tell-notPaid-0'] });
});

test.each(['cannot', 'refused', 'silent'] as const)(
  'a provider that does not strike out the reference (%s) keeps no slot from others',
  async (turn) => {
    const id = await bench.booked({ payments: [reference] });
    bench.provider.cancelTurns = [turn];
    await giveUp(id);
    expect(await bench.look(id)).toMatchObject({ ...released, payments: [{ endKind: null }] });
  },
);

test('money that comes while the visit is released: no letter says that nobody paid, and the visit is to come back', async () => {
  const id = await bench.booked();
  const payment = await bench.payment(id);
  const cancelThenPay: typeof bench.provider.cancel = async () => {
    bench.provider.says.set(payment.orderId, paid(money()));
    await settlePayment(bench.ports, payment.id);
    return { ok: true, value: 'cannotCancel' };
  };
  expect(await giveUpUnpaid({ ...bench.ports, provider: { ...bench.provider, cancel: cancelThenPay } }, id)).toBe('givenUp');
  expect(await bench.look(id)).toMatchObject({ slot: 'released', work: ['rebook'], booking: { paidLateAt: expect.any(Date) } });
});

test('money and the deadline at the same moment: confirmed, or given up and to be brought back, and nothing between', async () => {
  for (const _ of [1, 2, 3, 4, 5, 6]) {
    const id = await bench.booked();
    const { id: paymentId, orderId } = await bench.payment(id);
    bench.provider.says.set(orderId, paid(money()));
    const pending: typeof bench.provider.read = async () => ({ ok: true, value: { kind: 'pending' } });
    const deadline = giveUpUnpaid({ ...bench.ports, provider: { ...bench.provider, read: pending } }, id);
    const [outcome] = await Promise.all([deadline, settlePayment(bench.ports, paymentId)]);
    const { work, slot, refunds } = await bench.look(id);
    expect([slot, work, refunds]).toEqual(outcome === 'kept' ? ['booked', ['tell-confirmed-0'], []] : ['released', ['rebook'], []]);
  }
});

test('a booking that nobody knows is not given up', async () => {
  expect(await giveUp(randomUUID())).toBe('kept');
});

test('a worker that dies at whichever statement leaves nothing half done, and the next one comes to the same', async () => {
  const ids = await dieEverywhere(bench.store, {
    arrange: () => bench.booked({ payments: [reference] }),
    act: (store, id) => giveUpUnpaid({ ...bench.ports, store }, id),
  });
  const [undisturbed, ...survived] = await Promise.all(ids.map(async (id) => outline(await bench.look(id))));
  expect(undisturbed).toMatchObject(released);
  expect(survived.length).toBeGreaterThan(10);
  for (const end of survived) expect(end).toEqual(undisturbed);
});
