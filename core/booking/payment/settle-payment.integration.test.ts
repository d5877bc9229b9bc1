import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingFixture, createBookingFixture } from '../../adapters/database/bookings/testing/booking-fixture.ts';
import { ServiceUnavailable } from '../../clinic/service-unavailable.ts';
import type { Payment } from '../model/payment.ts';
import type { PaymentState } from '../ports/payment-provider.ts';
import { outline } from '../testing/booking-snapshot.ts';
import { crashAtEachStatement } from '../testing/crashing-store.ts';
import { inMinutes, reference } from '../testing/pending-visit.ts';
import { money, paid } from '../testing/scripted-provider.ts';
import { settlePayment } from './settle-payment.ts';

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await createBookingFixture();
});
afterAll(() => fixture.close());

/** An unpaid visit, and the provider's state of its last payment. */
async function visitOf(said: PaymentState | 'silent' | 'refused', payments: Partial<Payment>[] = [{}]) {
  const id = await fixture.booked({ payments });
  const payment = await fixture.payment(id);
  fixture.provider.says.set(payment.orderId, said);
  return { id, payment, settle: () => settlePayment(fixture.ports, payment.id) };
}

test('money that the provider knows of confirms the visit, with one letter', async () => {
  const first = money();
  const { id, settle } = await visitOf(paid(first));
  expect(await settle()).toBe('paid');
  const seen = await fixture.snapshot(id);
  expect(seen).toMatchObject({ status: 'confirmed', work: ['tell-confirmed-0'], refunds: [], desk: [], events: ['paid'] });
  expect(seen.payments).toMatchObject([{ transactionId: first.transactionId, paidCents: 9_000, paidAt: first.paidAt }]);
});

test('hints that come again change nothing more', async () => {
  const { id, settle } = await visitOf(paid(money(), money()));
  await settle();
  const once = await fixture.snapshot(id);
  for (const _ of [2, 3]) expect(await settle()).toBe('paid');
  expect(await fixture.snapshot(id)).toEqual(once);
});

test('hints that come at the same moment count the money once', async () => {
  const { id, settle } = await visitOf(paid(money(), money()));
  expect(await Promise.all([settle(), settle(), settle(), settle()])).toEqual(['paid', 'paid', 'paid', 'paid']);
  expect(await fixture.snapshot(id)).toMatchObject({
    ...{ status: 'confirmed', work: ['tell-confirmed-0'], refunds: ['9000 paidTwice'], desk: ['paidTwice', 'refundDue'], events: ['paid'] },
  });
});

test.each(['pending', 'unknown'] as const)('%s at the provider: the visit waits on, and it is written down that we asked', async (kind) => {
  const { id, settle } = await visitOf({ kind });
  expect(await settle()).toBe(kind);
  const seen = await fixture.snapshot(id);
  expect(seen).toMatchObject({ status: 'pendingPayment', work: [], events: [] });
  expect(seen.payments[0]).toMatchObject({ endedAt: null, paidAt: null, lastAskedAt: expect.any(Date) });
});

test.each(['rejected', 'expired', 'cancelled'] as const)(
  '%s at the provider: it ends, once, and the visit waits for its deadline',
  async (kind) => {
    const { id, settle } = await visitOf({ kind });
    await Promise.all([settle(), settle()]);
    const seen = await fixture.snapshot(id);
    expect(seen).toMatchObject({ status: 'pendingPayment', work: [], desk: [], events: ['paymentEnded'] });
    expect(seen.payments[0]).toMatchObject({ endKind: kind, endedAt: expect.any(Date) });
  },
);

test('a provider that does not answer is asked again, and until then nothing is written', async () => {
  const { id, payment, settle } = await visitOf('silent');
  const before = await fixture.snapshot(id);
  await expect(settle()).rejects.toThrow(ServiceUnavailable);
  expect(await fixture.snapshot(id)).toEqual(before);
  fixture.provider.says.set(payment.orderId, paid(money()));
  expect(await settle()).toBe('paid');
  expect(await fixture.snapshot(id)).toMatchObject({ status: 'confirmed', work: ['tell-confirmed-0'] });
});

test('a provider that refuses the question has said nothing about the money', async () => {
  const { id, settle } = await visitOf('refused');
  const before = await fixture.snapshot(id);
  expect(await settle()).toBe('unknown');
  expect(await fixture.snapshot(id)).toEqual(before);
});

test('of a payment that nobody knows nothing is asked', async () => {
  const asked = fixture.provider.asked.length;
  expect(await settlePayment(fixture.ports, randomUUID())).toBe('unknown');
  expect(fixture.provider.asked).toHaveLength(asked);
});

test('paid twice by one reference: confirmed once, and what came after the first goes back', async () => {
  const first = money();
  const { id, payment, settle } = await visitOf(paid(first));
  await settle();
  fixture.provider.says.set(payment.orderId, paid(first, money(), money(4_000)));
  await settle();
  expect(await fixture.snapshot(id)).toMatchObject({
    ...{ status: 'confirmed', work: ['tell-confirmed-0'], refunds: ['9000 paidTwice', '4000 paidTwice'], desk: ['paidTwice', 'refundDue'] },
  });
});

test('whichever of two arrivals the provider names first, ours stays and the other goes back', async () => {
  const first = money();
  const { id, payment, settle } = await visitOf(paid(first));
  await settle();
  fixture.provider.says.set(payment.orderId, paid(money(9_100), first));
  await settle();
  expect(await fixture.snapshot(id)).toMatchObject({ refunds: ['9100 paidTwice'], payments: [{ transactionId: first.transactionId }] });
});

test('paid by both of two ways: the visit is confirmed, the second money goes back', async () => {
  const replaced = { ...reference, endedAt: inMinutes(-5), endKind: 'replaced' as const, requestedAt: inMinutes(-25) };
  const { id, settle } = await visitOf(paid(money()), [replaced, {}]);
  const [old] = await fixture.store.readPayments(id);
  fixture.provider.says.set(old?.orderId ?? '', paid(money()));
  await Promise.all([settle(), settlePayment(fixture.ports, old?.id ?? '')]);
  expect(await fixture.snapshot(id)).toMatchObject({
    ...{ status: 'confirmed', refunds: ['9000 paidTwice'], desk: ['paidTwice', 'refundDue'] },
    // Which of the two came second is chance: only Multibanco money asks for an account.
    work: expect.arrayContaining(['tell-confirmed-0']),
  });
});

test('a reference that was replaced and then ends at the provider is struck out, and nobody hears of it', async () => {
  const { id, settle } = await visitOf({ kind: 'expired' }, [{ ...reference, endedAt: inMinutes(-5), endKind: 'replaced' }]);
  await settle();
  const seen = await fixture.snapshot(id);
  expect(seen.payments).toMatchObject([{ endKind: 'cancelled' }]);
  expect(seen.events).toEqual([]);
});

test('a replaced reference that is paid after all confirms the visit', async () => {
  const { id, settle } = await visitOf(paid(money()), [{ ...reference, endedAt: inMinutes(-5), endKind: 'replaced' }]);
  await settle();
  expect(await fixture.snapshot(id)).toMatchObject({ status: 'confirmed', work: ['tell-confirmed-0'] });
});

test('no later word of the provider takes money back', async () => {
  const { id, payment, settle } = await visitOf(paid(money()));
  await settle();
  const once = await fixture.snapshot(id);
  for (const kind of ['expired', 'cancelled', 'rejected', 'unknown', 'pending'] as const) {
    fixture.provider.says.set(payment.orderId, { kind });
    await settle();
  }
  expect(await fixture.snapshot(id)).toEqual(once);
});

test('what a person has settled about a second payment is not asked again by the next hint', async () => {
  const { id, settle } = await visitOf(paid(money(), money()));
  await settle();
  const settled = { needsReviewAt: inMinutes(-1), reviewReason: 'gone', reviewedAt: new Date() } as const;
  await fixture.store.inTransaction((transaction) => transaction.change(id, settled));
  await fixture.pool.query('update core.work_items set closed_at = now() where subject_id = $1', [id]);
  await settle();
  expect(await fixture.snapshot(id)).toMatchObject({ desk: [], booking: { reviewReason: 'gone' } });
});

test('the visit was moved while the provider was asked: nothing is written, and the next try finds the money where it went', async () => {
  const { id, payment, settle } = await visitOf(paid(money()));
  const moved = await fixture.booked({ payments: [], visit: { movedFrom: id } });
  const readThenMove: typeof fixture.ports.provider.read = async (asked) => {
    await fixture.store.inTransaction((transaction) => transaction.movePayments(id, moved));
    return fixture.provider.read(asked);
  };
  const ports = { ...fixture.ports, provider: { ...fixture.provider, read: readThenMove } };
  await expect(settlePayment(ports, payment.id)).rejects.toThrow('moved');
  expect(await fixture.snapshot(id)).toMatchObject({ work: [], events: [] });
  await settle();
  expect(await fixture.snapshot(moved)).toMatchObject({ work: ['tell-confirmed-0'], events: ['paid'] });
});

test('a worker that dies at whichever statement leaves nothing half done, and the next one comes to the same', async () => {
  const ids = await crashAtEachStatement(fixture.store, {
    arrange: async () => (await visitOf(paid(money(), money()))).id,
    act: async (store, id) => settlePayment({ ...fixture.ports, store }, (await fixture.payment(id)).id),
  });
  const [undisturbed, ...survived] = await Promise.all(ids.map(async (id) => outline(await fixture.snapshot(id))));
  expect(undisturbed).toMatchObject({ status: 'confirmed', work: ['tell-confirmed-0'] });
  expect(survived.length).toBeGreaterThan(5);
  for (const end of survived) expect(end).toEqual(undisturbed);
});
