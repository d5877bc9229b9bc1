import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingFixture, createBookingFixture } from '../../adapters/database/bookings/testing/booking-fixture.ts';
import { cancelBooking } from '../appointment/cancel-booking.ts';
import type { ReceivedMoney } from '../ports/payment-provider.ts';
import { outline } from '../testing/booking-snapshot.ts';
import { inMinutes } from '../testing/pending-visit.ts';
import { money } from '../testing/scripted-provider.ts';
import { takeMoney } from './take-money.ts';

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await createBookingFixture();
});
afterAll(() => fixture.close());

const take = (id: string, received: ReceivedMoney) =>
  fixture.store.inTransaction(async (transaction) => {
    const locked = await transaction.lock(id);
    const payment = (await transaction.lockPayments(id)).find(({ paidAt }) => paidAt === null);
    if (!locked || !payment) throw new Error('a booking with a payment');
    await takeMoney(transaction, { ...locked, payment }, received);
  });

const visits = {
  'a visit that waits for it': () => fixture.booked(),
  'a visit that was given up and released': () => fixture.givenUp(),
  'a visit that is just being released': () => fixture.booked({ change: { givenUpAt: new Date() } }),
  'a visit that was cancelled': () => fixture.booked({ change: { cancelledAt: inMinutes(-2), releasedAt: inMinutes(-1) } }),
  'a visit whose release the clinic has not heard of yet': () => fixture.booked({ change: { cancelledAt: inMinutes(-2) } }),
  'a booking that failed': () => fixture.givenUp({ change: { failedAt: inMinutes(-2), failureKind: 'slotTaken' } }),
  'a booking that met another visit': () => fixture.booked({ change: { conflictFoundAt: inMinutes(-2) } }),
  'a visit that is paid': () => fixture.booked({ payments: [{}, {}], change: { paidAt: inMinutes(-2) } }),
  'a visit that late money brought back': () => fixture.booked({ change: { paidLateAt: inMinutes(-2), givenUpAt: inMinutes(-40) } }),
  'a paid visit that was cancelled': () => fixture.booked({ change: { paidAt: inMinutes(-9), cancelledAt: inMinutes(-2) } }),
} as const;

type Row = [keyof typeof visits, string, { work: string[]; refunds: string[]; desk: string[]; events: string[]; reason: string | null }];
const back = (reason: string) => ({ refunds: [`9000 ${reason}`], desk: ['refundDue'] });
const goesBack = { ...back('noVisit'), work: ['tell-refund-…'], events: ['paidLate', 'refundDue'], reason: null };
const comesBack = { refunds: [], desk: [], work: ['rebook'], events: ['paidLate'], reason: null };
const second = { ...back('paidTwice'), work: [], desk: ['paidTwice', 'refundDue'], events: ['refundDue'], reason: 'paidTwice' };

test.each<Row>([
  ['a visit that waits for it', 'confirms it', { refunds: [], desk: [], work: ['tell-confirmed-0'], events: ['paid'], reason: null }],
  ['a visit that was given up and released', 'rebooks it', comesBack],
  ['a visit that is just being released', 'rebooks it, and does not confirm the one being released', comesBack],
  ['a visit that was cancelled', 'is refunded, with a mail', goesBack],
  ['a visit whose release the clinic has not heard of yet', 'is refunded, with a mail', goesBack],
  ['a booking that failed', 'is refunded, with a mail', goesBack],
  ['a booking that met another visit', 'is refunded, with a mail', goesBack],
  ['a visit that is paid', 'goes back as the second', second],
  ['a visit that late money brought back', 'goes back as the second', second],
  ['a paid visit that was cancelled', 'goes back as the second', second],
])('money for %s %s', async (visit, _, expected) => {
  const id = await visits[visit]();
  const received = money();
  await take(id, received);
  const seen = await fixture.snapshot(id);
  expect({ ...outline(seen), reason: seen.booking.reviewReason }).toMatchObject(expected);
  const { transactionId } = received;
  expect(seen.payments.filter((payment) => payment.transactionId === transactionId)).toMatchObject([{ paidCents: 9_000 }]);
});

test.each([1, 8_999, 9_001])('%s cents instead of 9000: a person judges, the visit stays, nothing is confirmed', async (cents) => {
  const id = await fixture.booked();
  await take(id, money(cents));
  expect(await fixture.snapshot(id)).toMatchObject({
    ...{ status: 'needsReview', work: [], refunds: [], desk: ['wrongAmount'], events: ['review'], slot: 'booked' },
    payments: [{ paidCents: cents }],
    booking: { paidAt: null, paidLateAt: null, reviewReason: 'wrongAmount' },
  });
});

test.each(['a visit that was given up and released', 'a visit that was cancelled', 'a booking that failed'] as const)(
  '%s, and another amount: it goes back as it came, and brings nothing back',
  async (visit) => {
    const id = await visits[visit]();
    await take(id, money(4_500));
    expect(await fixture.snapshot(id)).toMatchObject({
      ...{ work: [], refunds: ['4500 wrongAmount'], desk: ['refundDue', 'wrongAmount'], events: ['review', 'refundDue'] },
      booking: { paidAt: null, paidLateAt: null },
    });
  },
);

test('the right amount after a wrong one confirms the visit; the first stays with whoever judges', async () => {
  const id = await fixture.booked({ payments: [{}, {}] });
  await take(id, money(4_500));
  await take(id, money());
  expect(await fixture.snapshot(id)).toMatchObject({ status: 'confirmed', work: ['tell-confirmed-0'], refunds: [], desk: ['wrongAmount'] });
});

test('cancelled after a wrong amount: what came goes back, all of it and once', async () => {
  const id = await fixture.booked();
  await take(id, money(9_500));
  await Promise.all([cancelBooking(fixture.store, id, 24), cancelBooking(fixture.store, id, 24)]);
  expect(await fixture.snapshot(id)).toMatchObject({ refunds: ['9500 cancelled'], desk: ['refundDue', 'wrongAmount'] });
});

test('money and a cancellation at the same moment: either way it goes back once', async () => {
  for (const _ of [1, 2, 3, 4]) {
    const id = await fixture.booked();
    await Promise.all([take(id, money()), cancelBooking(fixture.store, id, 24)]);
    const { refunds, desk, booking } = await fixture.snapshot(id);
    expect(refunds).toEqual([booking.paidAt ? '9000 cancelled' : '9000 noVisit']);
    expect(desk).toEqual(['refundDue']);
  }
});

test('the mail that confirms a moved visit is not the one that confirmed it before', async () => {
  const id = await fixture.booked({ change: { sequence: 2 } });
  await take(id, money());
  expect((await fixture.snapshot(id)).work).toEqual(['tell-confirmed-2']);
});

test('a transaction that is rolled back leaves no mail, no work and no refund', async () => {
  for (const visit of ['a visit that waits for it', 'a visit that was cancelled', 'a visit that was given up and released'] as const) {
    const id = await visits[visit]();
    const before = await fixture.snapshot(id);
    const dying = fixture.store.inTransaction(async (transaction) => {
      const locked = await transaction.lock(id);
      if (locked) await takeMoney(transaction, { ...locked, payment: await fixture.payment(id) }, money());
      throw new Error('the worker dies');
    });
    await expect(dying).rejects.toThrow('the worker dies');
    expect(await fixture.snapshot(id)).toEqual(before);
  }
});
