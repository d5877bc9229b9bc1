import { randomUUID } from 'node:crypto';
import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingStore } from '../../adapters/database/bookings/booking-store.ts';
import { createThrowawayStore, type ThrowawayStore } from '../../adapters/database/throwaway-store.ts';
import { testDataKeys } from '../../secrets/test-data-keys.ts';
import type { BookingStore } from '../ports/booking-store.ts';
import { inMinutes, type PendingVisitOptions, pendingVisit, reference } from '../testing/pending-visit.ts';
import { type OtherWay, payAnotherWay, waysToPay } from './pay-another-way.ts';

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
const mbway: OtherWay = { method: 'mbway', phone: '912345678' };
const multibanco: OtherWay = { method: 'multibanco' };
const card: OtherWay = { method: 'card' };

const pending = (...asked: PendingVisitOptions) => pendingVisit(store, ...asked);
const ask = (id: string, way: OtherWay) => payAnotherWay(store, id, { way, switches });
const workFor = async (id: string) =>
  (await dbos.listQueuedWorkflows({})).map(({ workflowID }) => workflowID).filter((name) => name.includes(id));

test('a question that nobody answered is asked again, and pressed twice it is one question more', async () => {
  const id = await pending([{}]);
  expect(await Promise.all([ask(id, mbway), ask(id, mbway)])).toEqual([
    { ok: true, value: 'asked' },
    { ok: true, value: 'asked' },
  ]);
  expect(await workFor(id)).toEqual([`requestPayment-${id}-mbway-1`]);
  const [replaced] = await store.readPayments(id);
  expect(replaced).toMatchObject({ endKind: 'replaced' });
  expect(await workFor(replaced?.id ?? '')).toEqual([`cancelReplaced-${replaced?.id}`]);
  expect(await store.read(id)).toMatchObject({ paymentMethod: 'mbway', mbwayPhone: '912345678' });
});

test('while a question stands on the phone there is no second way beside it', async () => {
  const id = await pending([{ requestedAt: inMinutes(-1), acceptedAt: inMinutes(-1), answerBy: inMinutes(3) }]);
  for (const way of [mbway, multibanco]) expect(await ask(id, way)).toEqual({ ok: false, error: { kind: 'stillWaiting' } });
  expect(await store.readPayments(id)).toMatchObject([{ endedAt: null }]);
  expect(await workFor(id)).toEqual([]);
});

test('an answer may be on its way for a minute after the question is gone from the phone', async () => {
  const id = await pending([{ requestedAt: inMinutes(-4.5), acceptedAt: inMinutes(-4.5), answerBy: inMinutes(-0.5) }]);
  expect(await ask(id, multibanco)).toEqual({ ok: false, error: { kind: 'stillWaiting' } });
});

test('from MB WAY to Multibanco: the number is forgotten and a reference is asked for', async () => {
  const id = await pending([{ endedAt: inMinutes(-15), endKind: 'rejected' }]);
  expect(await ask(id, multibanco)).toEqual({ ok: true, value: 'asked' });
  expect(await store.read(id)).toMatchObject({ paymentMethod: 'multibanco', mbwayPhone: null });
  expect(await store.readPayments(id)).toMatchObject([{ endKind: 'cancelled' }]);
  expect(await workFor(id)).toEqual([`requestPayment-${id}-multibanco-1`]);
});

test('a reference that is already there is not asked for again', async () => {
  const id = await pending([reference], { paymentMethod: 'multibanco', mbwayPhone: null });
  expect(await ask(id, multibanco)).toEqual({ ok: true, value: 'asked' });
  expect(await workFor(id)).toEqual([]);
  expect(await store.readPayments(id)).toMatchObject([{ endedAt: null }]);
});

test('a reference stays good until the other way is there', async () => {
  const requestedAt = inMinutes(-20);
  const id = await pending([reference], { paymentMethod: 'multibanco', mbwayPhone: null }, { paymentRequestedAt: requestedAt });
  expect(await ask(id, mbway)).toEqual({ ok: true, value: 'asked' });
  const payments = await store.readPayments(id);
  expect(payments).toMatchObject([{ endedAt: null }]);
  expect(await workFor(payments[0]?.id ?? '')).toEqual([]);
  expect(await workFor(id)).toEqual([`requestPayment-${id}-mbway-1`]);
  expect(await store.read(id)).toMatchObject({ paymentMethod: 'mbway', paymentRequestedAt: requestedAt });
  expect(await ask(id, multibanco)).toEqual({ ok: true, value: 'asked' });
  expect(await store.read(id)).toMatchObject({ paymentMethod: 'multibanco', mbwayPhone: null });
});

test('who is left with no way to pay has not been told how to', async () => {
  const id = await pending([{}], {}, { paymentRequestedAt: inMinutes(-20) });
  await ask(id, multibanco);
  expect(await store.read(id)).toMatchObject({ paymentRequestedAt: null });
});

test('a request that the provider has not answered yet is struck out when it is, and not before', async () => {
  const unanswered = { acceptedAt: null, providerId: null };
  const id = await pending([{ ...reference, entity: null, reference: null, ...unanswered }], { paymentMethod: 'multibanco' });
  await ask(id, mbway);
  const [replaced] = await store.readPayments(id);
  expect(replaced).toMatchObject({ endKind: 'replaced' });
  expect(await workFor(replaced?.id ?? '')).toEqual([]);
});

test('nobody is sent to a cash machine with too little time left', async () => {
  const id = await pending([{}], { payBy: inMinutes(60) });
  expect(await ask(id, multibanco)).toEqual({ ok: false, error: { kind: 'notOffered' } });
  expect(await ask(id, mbway)).toMatchObject({ ok: true });
});

test('what was paid, given up, cancelled, or paid with a wrong amount is not to be paid again', async () => {
  const paid = await pending([{ paidAt: inMinutes(-1), transactionId: randomUUID(), paidCents: 9_000 }], {}, { paidAt: inMinutes(-1) });
  expect(await ask(paid, mbway)).toEqual({ ok: true, value: 'alreadyPaid' });
  const others = [
    await pending([{}], {}, { givenUpAt: inMinutes(-1) }),
    await pending([{}], {}, { cancelledAt: inMinutes(-1) }),
    await pending([{}], { payBy: inMinutes(-1) }),
    await pending([{}], { paymentMethod: null, payBy: null }),
    await pending([{ paidAt: inMinutes(-1), transactionId: randomUUID(), paidCents: 8_000 }]),
  ];
  for (const id of others) {
    expect(await ask(id, mbway)).toEqual({ ok: false, error: { kind: 'notPayable' } });
    expect(await workFor(id)).toEqual([]);
  }
  expect(await ask(randomUUID(), mbway)).toEqual({ ok: false, error: { kind: 'notFound' } });
});

test('the desk may switch a way off', () => {
  const unpaid = { payBy: inMinutes(20 * 60), submittedAt: inMinutes(-4 * 60), startsAt: inMinutes(5 * 24 * 60) };
  expect(waysToPay(unpaid, new Date(), switches)).toEqual(['multibanco', 'mbway', 'card']);
  expect(waysToPay(unpaid, new Date(), { ...switches, mbway: false, card: false })).toEqual(['multibanco']);
});

test('a moment before the deadline only a card is left, and at the deadline nothing', () => {
  const now = new Date();
  const payBy = new Date(now.getTime() + 1);
  const unpaid = { payBy, submittedAt: new Date(payBy.getTime() - 24 * 3_600_000), startsAt: inMinutes(5 * 24 * 60) };
  expect(waysToPay(unpaid, now, switches)).toEqual(['card']);
  expect(waysToPay(unpaid, payBy, switches)).toEqual([]);
});

test('a card that is asked for shortly before the deadline has its quarter of an hour', async () => {
  const id = await pending([{}], { payBy: inMinutes(3) });
  expect(await ask(id, card)).toEqual({ ok: true, value: 'asked' });
  const leftMs = ((await store.read(id))?.payBy?.getTime() ?? 0) - Date.now();
  expect(Math.abs(leftMs - 15 * 60_000)).toBeLessThan(10_000);
  expect(await workFor(id)).toEqual([`requestPayment-${id}-card-1`]);
});

test('with time enough left, a card moves no deadline, and other ways never do', async () => {
  for (const [way, minutes] of [
    [card, 16],
    [mbway, 6],
  ] as const) {
    const payBy = inMinutes(minutes);
    const id = await pending([{}], { payBy });
    expect(await ask(id, way)).toEqual({ ok: true, value: 'asked' });
    expect(await store.read(id)).toMatchObject({ payBy });
  }
});

test('a card that would not be paid before the visit is not offered', async () => {
  const payBy = inMinutes(10);
  const id = await pending([{}], { payBy, startsAt: inMinutes(14), endsAt: inMinutes(34) });
  expect(await ask(id, card)).toEqual({ ok: false, error: { kind: 'notOffered' } });
  expect(await store.read(id)).toMatchObject({ payBy });
});

test('while the visit is on its way to another hour, its payment stays as it is', async () => {
  const id = await pending([{ endedAt: inMinutes(-15), endKind: 'rejected' }]);
  const next = await pending([]);
  await pool.query('update core.bookings set moved_from = $1, booked_at = null where id = $2', [id, next]);
  expect(await ask(id, multibanco)).toEqual({ ok: false, error: { kind: 'beingMoved' } });
  expect([await store.read(id), await workFor(id)]).toMatchObject([{ paymentMethod: 'mbway' }, []]);
  await pool.query('update core.bookings set failed_at = now() where id = $1', [next]);
  expect(await ask(id, multibanco), 'the other hour was not to be had').toEqual({ ok: true, value: 'asked' });
});
