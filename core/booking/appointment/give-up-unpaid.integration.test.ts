import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BookingFixture, createBookingFixture } from '../../adapters/database/bookings/testing/booking-fixture.ts';
import { ServiceUnavailable } from '../../clinic/service-unavailable.ts';
import type { BookingChange } from '../model/booking.ts';
import { settlePayment } from '../payment/settle-payment.ts';
import { outline } from '../testing/booking-snapshot.ts';
import { crashAtEachStatement } from '../testing/crashing-store.ts';
import { inMinutes, reference } from '../testing/pending-visit.ts';
import { money, paid } from '../testing/scripted-provider.ts';
import { giveUpUnpaid } from './give-up-unpaid.ts';

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await createBookingFixture();
});
afterAll(() => fixture.close());
beforeEach(() => {
  fixture.clinic.asked.length = 0;
  fixture.provider.asked.length = 0;
});

/** In the book, and its deadline is over. */
const due = ({ visit, ...given }: Parameters<BookingFixture['booked']>[0] = {}) =>
  fixture.booked({ ...given, visit: { payBy: inMinutes(-1), ...visit } });
const giveUp = (id: string) => giveUpUnpaid(fixture.ports, id);
const providerCalls = () => fixture.provider.asked.map(({ call }) => call);
const released = { status: 'notPaid', slot: 'released', work: ['tell-notPaid-0'], desk: [], events: ['givenUp', 'released'] };

test('nobody has paid: one last question, then the reference is struck out, the visit released, and one letter says so', async () => {
  const id = await due({ payments: [reference] });
  expect(await giveUp(id)).toBe('givenUp');
  expect(providerCalls()).toEqual(['read', 'cancel']);
  expect(fixture.clinic.asked).toEqual([{ call: 'unschedule', about: 'Falha de pagamento' }]);
  expect(await fixture.snapshot(id)).toMatchObject({ ...released, payments: [{ endKind: 'cancelled' }] });
  expect(await fixture.inBook(id)).toEqual([]);
});

test('given up again, once after the other or at the same moment, it was given up once', async () => {
  const id = await due({ payments: [reference] });
  expect(await Promise.all([giveUp(id), giveUp(id)])).toEqual(['givenUp', 'givenUp']);
  const once = await fixture.snapshot(id);
  expect(once).toMatchObject(released);
  await giveUp(id);
  expect(await fixture.snapshot(id)).toEqual(once);
});

test('the last question finds the money: the visit is confirmed and stays', async () => {
  const id = await due();
  fixture.provider.says.set((await fixture.payment(id)).orderId, paid(money()));
  expect(await giveUp(id)).toBe('kept');
  expect(await fixture.snapshot(id)).toMatchObject({ status: 'confirmed', slot: 'booked', work: ['tell-confirmed-0'] });
  expect([fixture.clinic.asked, providerCalls()]).toEqual([[], ['read']]);
});

test('every reference that may still bring money is asked about, those that ended are not', async () => {
  const replaced = { ...reference, endedAt: inMinutes(-5), endKind: 'replaced' } as const;
  const id = await due({ payments: [{ endedAt: inMinutes(-9), endKind: 'rejected' }, replaced, {}] });
  await giveUp(id);
  expect(providerCalls()).toEqual(['read', 'read', 'cancel', 'cancel']);
});

test('money for a reference that was replaced keeps the visit, too', async () => {
  const id = await due({ payments: [{ ...reference, endedAt: inMinutes(-5), endKind: 'replaced' }] });
  fixture.provider.says.set((await fixture.payment(id)).orderId, paid(money()));
  expect(await giveUp(id)).toBe('kept');
});

test('a provider that does not answer: nothing is given up', async () => {
  const id = await due();
  const before = await fixture.snapshot(id);
  fixture.provider.says.set((await fixture.payment(id)).orderId, 'silent');
  await expect(giveUp(id)).rejects.toThrow(ServiceUnavailable);
  expect(await fixture.snapshot(id)).toEqual(before);
});

test('a wrong amount is a person’s to judge: until then the visit stays', async () => {
  const id = await due();
  fixture.provider.says.set((await fixture.payment(id)).orderId, paid(money(4_500)));
  expect(await giveUp(id)).toBe('kept');
  expect(await fixture.snapshot(id)).toMatchObject({ slot: 'booked', work: [], desk: ['wrongAmount'], booking: { givenUpAt: null } });
});

test('who was never told how to pay keeps the visit, and a person calls, once', async () => {
  const id = await due({ payments: [{ acceptedAt: null, providerId: null }], change: { paymentRequestedAt: null } });
  for (const _ of [1, 2]) expect(await giveUp(id)).toBe('kept');
  expect(await fixture.snapshot(id)).toMatchObject({
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
  const id = await due({ payments: [], change });
  const before = await fixture.snapshot(id);
  expect(await giveUp(id)).toBe('kept');
  expect(await fixture.snapshot(id)).toEqual(before);
  expect(fixture.clinic.asked).toEqual([]);
});

test('a visit that was moved is not given up at the deadline of the old one', async () => {
  const id = await due({ payments: [], change: { movedTo: await due() } });
  expect(await giveUp(id)).toBe('kept');
});

test('a clinic that does not answer: given up is given up, the slot is kept until it has, and the letter waits', async () => {
  const id = await due();
  fixture.clinic.turns.unschedule = ['lost'];
  await expect(giveUp(id)).rejects.toThrow(ServiceUnavailable);
  expect(await fixture.snapshot(id)).toMatchObject({
    slot: 'booked',
    work: [],
    booking: { givenUpAt: expect.any(Date), releasedAt: null },
  });
  expect(await giveUp(id)).toBe('givenUp');
  expect(await fixture.snapshot(id)).toMatchObject(released);
});

test('the clinic refuses to release it: a person is asked, the slot is kept, the patient hears that it was not paid', async () => {
  const id = await due();
  fixture.clinic.turns.unschedule = ['refused'];
  expect(await giveUp(id)).toBe('givenUp');
  expect(await fixture.snapshot(id)).toMatchObject({ slot: 'booked', desk: ['notReleased'], work: ['tell-notPaid-0'] });
});

test.each(['cannot', 'refused', 'silent'] as const)(
  'a provider that does not strike out the reference (%s) keeps no slot from others',
  async (turn) => {
    const id = await due({ payments: [reference] });
    fixture.provider.cancelTurns = [turn];
    await giveUp(id);
    expect(await fixture.snapshot(id)).toMatchObject({ ...released, payments: [{ endKind: null }] });
  },
);

test('money that comes while the visit is released: no letter says that nobody paid, and the visit is to come back', async () => {
  const id = await due();
  const payment = await fixture.payment(id);
  const cancelThenPay: typeof fixture.provider.cancel = async () => {
    fixture.provider.says.set(payment.orderId, paid(money()));
    await settlePayment(fixture.ports, payment.id);
    return { ok: true, value: 'cannotCancel' };
  };
  expect(await giveUpUnpaid({ ...fixture.ports, provider: { ...fixture.provider, cancel: cancelThenPay } }, id)).toBe('givenUp');
  expect(await fixture.snapshot(id)).toMatchObject({ slot: 'released', work: ['rebook'], booking: { paidLateAt: expect.any(Date) } });
});

test('money and the deadline at the same moment: confirmed, or given up and to be brought back, and nothing between', async () => {
  for (const _ of [1, 2, 3, 4, 5, 6]) {
    const id = await due();
    const { id: paymentId, orderId } = await fixture.payment(id);
    fixture.provider.says.set(orderId, paid(money()));
    const pending: typeof fixture.provider.read = async () => ({ ok: true, value: { kind: 'pending' } });
    const deadline = giveUpUnpaid({ ...fixture.ports, provider: { ...fixture.provider, read: pending } }, id);
    const [outcome] = await Promise.all([deadline, settlePayment(fixture.ports, paymentId)]);
    const { work, slot, refunds } = await fixture.snapshot(id);
    expect([slot, work, refunds]).toEqual(outcome === 'kept' ? ['booked', ['tell-confirmed-0'], []] : ['released', ['rebook'], []]);
  }
});

test('a deadline that has moved is waited for: nothing is given up before it, and nobody is called', async () => {
  const payBy = inMinutes(12);
  for (const change of [{}, { paymentRequestedAt: null }]) {
    const id = await due({ visit: { payBy }, change });
    expect(await giveUp(id)).toBe('kept');
    const { booking, later, laterAt, work, desk } = await fixture.snapshot(id);
    expect([booking.givenUpAt, work, desk]).toEqual([null, [], []]);
    expect(later).toEqual([expect.stringMatching(/^giveUpUnpaid/)]);
    expect(Math.abs((laterAt[0]?.getTime() ?? 0) - payBy.getTime())).toBeLessThan(5_000);
  }
});

test('a booking that nobody knows is not given up', async () => {
  expect(await giveUp(randomUUID())).toBe('kept');
});

test('a worker that dies at whichever statement leaves nothing half done, and the next one comes to the same', async () => {
  const ids = await crashAtEachStatement(fixture.store, {
    arrange: () => due({ payments: [reference] }),
    act: (store, id) => giveUpUnpaid({ ...fixture.ports, store }, id),
  });
  const [undisturbed, ...survived] = await Promise.all(ids.map(async (id) => outline(await fixture.snapshot(id))));
  expect(undisturbed).toMatchObject(released);
  expect(survived.length).toBeGreaterThan(10);
  for (const end of survived) expect(end).toEqual(undisturbed);
});
