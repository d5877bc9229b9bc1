import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingStore } from '../../adapters/database/bookings/booking-store.ts';
import { createThrowawayStore, type ThrowawayStore } from '../../adapters/database/throwaway-store.ts';
import { testDataKeys } from '../../secrets/test-data-keys.ts';
import type { BookingStore } from '../ports/booking-store.ts';
import { inMinutes, pendingVisit, reference } from '../testing/pending-visit.ts';
import { payAnotherWay } from './pay-another-way.ts';
import { acceptPayment, refusePayment } from './payment-answer.ts';

let database: ThrowawayStore;
let pool: pg.Pool;
let dbos: DBOSClient;
let store: BookingStore;

beforeAll(async () => {
  database = await createThrowawayStore();
  ({ pool, dbos } = database);
  store = bookingStore(pool, dbos, testDataKeys);
});
afterAll(() => database.close());

const switches = { multibanco: true, mbway: true, card: true, atClinic: true };
const chosenMbway = { paymentMethod: 'mbway', mbwayPhone: '912345678' } as const;
const inFlight = { requestedAt: inMinutes(-0.1), acceptedAt: null, providerId: null, answerBy: null };
const question = { method: 'mbway', providerId: 'question', amountCents: 9_000, answerBy: inMinutes(4) } as const;
const workFor = async (id: string) =>
  (await dbos.listQueuedWorkflows({})).map(({ workflowID }) => workflowID).filter((name) => name.includes(id));

/** MB WAY was chosen while there is a reference, and its request is under way. */
async function mbwayBesideReference() {
  const id = await pendingVisit(store, [reference, inFlight], chosenMbway, { paymentRequestedAt: inMinutes(-20) });
  const [old, asked] = await store.readPayments(id);
  if (!old || !asked) throw new Error('two payments');
  return { id, old, asked };
}

test('once the question stands on the phone, the reference is struck out', async () => {
  const { id, old, asked } = await mbwayBesideReference();
  expect(await acceptPayment(store, asked, question)).toBe(true);
  expect(await store.readPayments(id)).toMatchObject([{ endKind: 'replaced' }, { endedAt: null, providerId: 'question' }]);
  expect(await workFor(old.id)).toEqual([`cancelReplaced-${old.id}`]);
  expect(await workFor(id)).toEqual([`tell-${id}-paymentDetails-${asked.id}`]);
});

test('refused, the reference is how the visit is paid, as before', async () => {
  const { id, old, asked } = await mbwayBesideReference();
  await refusePayment(store, asked);
  expect(await store.readPayments(id)).toMatchObject([{ endedAt: null }, { endKind: 'refused' }]);
  const { paymentRequestedAt, ...booking } = (await store.read(id)) ?? {};
  expect(booking).toMatchObject({ paymentMethod: 'multibanco', mbwayPhone: null });
  expect(paymentRequestedAt).not.toBeNull();
  expect(await workFor(old.id)).toEqual([]);
});

test('refused with nothing else in hand, the same way is waited for', async () => {
  const id = await pendingVisit(store, [inFlight], chosenMbway);
  const [asked] = await store.readPayments(id);
  if (asked) await refusePayment(store, asked);
  expect(await store.read(id)).toMatchObject(chosenMbway);
});

test('a reference that comes after the patient chose MB WAY is struck out, and nobody is told of it', async () => {
  const id = await pendingVisit(store, [{ ...inFlight, method: 'multibanco' }], { paymentMethod: 'multibanco' });
  const [late] = await store.readPayments(id);
  if (!late) throw new Error('a payment');
  await payAnotherWay(store, id, { way: { method: 'mbway', phone: '912345678' }, switches });
  await acceptPayment(store, late, { ...reference, providerId: 'late', amountCents: 9_000 });
  expect(await store.readPayments(id)).toMatchObject([{ endKind: 'replaced', providerId: 'late' }]);
  expect(await workFor(late.id)).toEqual([`cancelReplaced-${late.id}`]);
  expect(await workFor(id)).toEqual([`requestPayment-${id}-mbway-1`]);
  expect(await store.read(id)).toMatchObject({ paymentRequestedAt: null });
});

test('paid by the reference meanwhile: the question is not waited for any more', async () => {
  const paid = { paidAt: inMinutes(-1), transactionId: 'money', paidCents: 9_000 };
  const id = await pendingVisit(store, [{ ...reference, ...paid }, inFlight], chosenMbway, { paidAt: inMinutes(-1) });
  const asked = (await store.readPayments(id)).at(-1);
  if (!asked) throw new Error('a payment');
  expect(await acceptPayment(store, asked, question)).toBe(false);
});
