import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingStore } from '../../adapters/database/bookings/booking-store.ts';
import { createThrowawayStore, type ThrowawayStore } from '../../adapters/database/throwaway-store.ts';
import { testDataKeys } from '../../secrets/test-data-keys.ts';
import type { CardReturn } from '../model/card-payment.ts';
import { cardPage, inMinutes, pendingVisit } from '../testing/pending-visit.ts';
import { payAnotherWay } from './pay-another-way.ts';
import { returnFromCardPage } from './return-from-card-page.ts';

let database: ThrowawayStore;
beforeAll(async () => {
  database = await createThrowawayStore();
});
afterAll(() => database.close());
const store = () => bookingStore(database.pool, database.dbos, testDataKeys);

const switches = { multibanco: true, mbway: true, card: true, atClinic: true };
const visitByCard = (payment = {}) =>
  pendingVisit(store(), [{ ...cardPage, ...payment }], { paymentMethod: 'card', mbwayPhone: null, payBy: inMinutes(600) });
const orderOf = async (id: string) => (await store().readPayments(id))[0]?.orderId ?? '';
const comeBack = async (id: string, returnedAs: CardReturn) =>
  returnFromCardPage(store(), 'easypay', { hint: { orderId: await orderOf(id) }, returnedAs, now: new Date() });

test('after the return the bank is waited for: no second payment beside it', async () => {
  const id = await visitByCard();
  expect(await comeBack(id, 'paid')).toBe(id);
  const way = { method: 'card' } as const;
  expect(await payAnotherWay(store(), id, { way, switches })).toEqual({ ok: false, error: { kind: 'stillWaiting' } });
  const before = (await store().readPayments(id))[0];
  for (const as of ['left', 'refused', 'paid'] as const) await comeBack(id, as);
  expect((await store().readPayments(id))[0], 'an address that is opened again neither ends nor prolongs the wait').toEqual(before);
});

test('whoever comes back without having paid may pay another way at once', async () => {
  const id = await visitByCard();
  await comeBack(id, 'left');
  expect(await payAnotherWay(store(), id, { way: { method: 'card' }, switches })).toEqual({ ok: true, value: 'asked' });
  expect((await store().readPayments(id))[0]?.endKind).toBe('replaced');
});

test('what was paid or has ended is not waited for, and an unknown order is nobody’s', async () => {
  const id = await visitByCard({ endedAt: inMinutes(-1), endKind: 'rejected' });
  await comeBack(id, 'paid');
  expect((await store().readPayments(id))[0]?.returnedAt).toBeNull();
  const hint = { orderId: 'NOSUCHORDER' };
  expect(await returnFromCardPage(store(), 'easypay', { hint, returnedAs: 'paid', now: new Date() })).toBeNull();
});
