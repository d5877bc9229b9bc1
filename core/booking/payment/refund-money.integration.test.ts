import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingFixture, createBookingFixture } from '../../adapters/database/bookings/testing/booking-fixture.ts';
import { deskStore } from '../../adapters/database/desk/desk-store.ts';
import { askForRefund } from '../../desk/ask-for-refund.ts';
import { markRefunded } from '../../desk/mark-refunded.ts';
import { releaseByDesk } from '../../desk/release-booking.ts';
import { testDataKeys } from '../../secrets/test-data-keys.ts';
import type { Payment } from '../model/payment.ts';
import { crashAtEachStatement } from '../testing/crashing-store.ts';
import { inMinutes } from '../testing/pending-visit.ts';
import { refundMoney } from './refund-money.ts';

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await createBookingFixture();
});
afterAll(() => fixture.close());

const rita = { id: 3, name: 'Rita do Balcão' };
const desk = () => deskStore(fixture.pool, fixture.dbos, testDataKeys);
const press = (bookingId: string) => ({ store: desk(), staff: rita, bookingId, requestId: randomUUID() });

/** A visit that was paid and then cancelled at the desk. */
async function owed(payment: Partial<Payment> = {}) {
  const transactionId = randomUUID();
  const money = { method: 'mbway' as const, transactionId, paidCents: 9_000, paidAt: inMinutes(-5) };
  const id = await fixture.booked({ payments: [{ ...money, ...payment }], change: { paidAt: inMinutes(-5), confirmedAt: inMinutes(-4) } });
  await releaseByDesk(press(id));
  const refundId = (await desk().file(id))?.refunds[0]?.id ?? '';
  return { id, refundId, transactionId };
}

const refundOf = async (id: string) => (await desk().file(id))?.refunds[0];
const timesAsked = (transactionId: string) => fixture.provider.refundsAsked.filter((asked) => asked === transactionId).length;

test('the desk asks, the provider gives the money back: one letter, and nothing is left to do', async () => {
  const { id, refundId, transactionId } = await owed();
  expect(await askForRefund(press(id), refundId)).toEqual({ ok: true, value: 'done' });
  expect(await fixture.snapshot(id)).toMatchObject({ desk: ['refundDue'] });
  await refundMoney(fixture.ports, refundId);
  expect(await refundOf(id)).toMatchObject({ refundedBy: rita.name, refundedHow: 'sameWay', providerAnswer: 'refunded' });
  const seen = await fixture.snapshot(id);
  expect(seen.desk).toEqual([]);
  expect(seen.work).toContain(`tell-refunded-${refundId}`);
  expect(timesAsked(transactionId)).toBe(1);
});

test('asked twice, and the work done by two workers at once: the provider is called once', async () => {
  const { id, refundId, transactionId } = await owed();
  const presses = await Promise.all([askForRefund(press(id), refundId), askForRefund(press(id), refundId)]);
  expect(presses.filter(({ ok }) => ok)).toHaveLength(1);
  await Promise.all([refundMoney(fixture.ports, refundId), refundMoney(fixture.ports, refundId)]);
  expect(timesAsked(transactionId)).toBe(1);
});

test('what nobody asked for is not given back', async () => {
  const { id, refundId, transactionId } = await owed();
  await refundMoney(fixture.ports, refundId);
  expect(timesAsked(transactionId)).toBe(0);
  expect(await refundOf(id)).toMatchObject({ refundedAt: null, providerAnswer: null });
});

test('while the provider is at it, nobody can record another way; afterwards one can', async () => {
  const { id, refundId } = await owed();
  await askForRefund(press(id), refundId);
  expect(await markRefunded(press(id), refundId, 'transfer')).toEqual({ ok: false, error: { kind: 'nothingToDo' } });
  fixture.provider.refundTurns.push('byHand');
  await refundMoney(fixture.ports, refundId);
  expect(await fixture.snapshot(id)).toMatchObject({ desk: ['refundDue'] });
  expect(await markRefunded(press(id), refundId, 'transfer')).toEqual({ ok: true, value: 'done' });
});

test.each([
  ['silent', 'unknown'],
  ['refused', 'byHand'],
] as const)('a provider that is %s: a person goes on, no letter is written and it is not called again', async (turn, answer) => {
  const { id, refundId, transactionId } = await owed();
  await askForRefund(press(id), refundId);
  fixture.provider.refundTurns.push(turn);
  await refundMoney(fixture.ports, refundId);
  await refundMoney(fixture.ports, refundId);
  expect(await refundOf(id)).toMatchObject({ refundedAt: null, providerAnswer: answer });
  const seen = await fixture.snapshot(id);
  expect(seen.desk).toEqual(['refundDue']);
  expect(seen.work.filter((work) => work.startsWith('tell-refunded'))).toEqual([]);
  expect(timesAsked(transactionId)).toBe(1);
});

test('a worker that dies anywhere calls the provider at most once, and says so where it does not know', async () => {
  const owedAt = new Map<string, Awaited<ReturnType<typeof owed>>>();
  await crashAtEachStatement(fixture.store, {
    arrange: async () => {
      const one = await owed();
      await askForRefund(press(one.id), one.refundId);
      owedAt.set(one.id, one);
      return one.id;
    },
    act: (store, id) => refundMoney({ ...fixture.ports, store }, owedAt.get(id)?.refundId ?? ''),
  });
  for (const { id, transactionId } of owedAt.values()) {
    expect(timesAsked(transactionId)).toBeLessThanOrEqual(1);
    const refund = await refundOf(id);
    expect(refund?.providerAnswer).toMatch(/^(refunded|unknown)$/);
    expect(refund?.refundedAt !== null).toBe(refund?.providerAnswer === 'refunded');
  }
  expect(owedAt.size).toBeGreaterThan(3);
});

test('Multibanco money and money at another provider are for a person', async () => {
  const cash = await owed({ method: 'multibanco' });
  expect(await askForRefund(press(cash.id), cash.refundId)).toEqual({ ok: false, error: { kind: 'nothingToDo' } });
  const elsewhere = await owed({ provider: 'ifthenpay' });
  await askForRefund(press(elsewhere.id), elsewhere.refundId);
  await refundMoney(fixture.ports, elsewhere.refundId);
  expect(await refundOf(elsewhere.id)).toMatchObject({ providerAnswer: 'byHand', refundedAt: null });
  expect(timesAsked(elsewhere.transactionId)).toBe(0);
});
