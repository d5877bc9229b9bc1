import { easypay } from '@clinic/core/adapters/payments/easypay/easypay';
import { hasRightCheckDigits } from '@clinic/core/booking/payment/multibanco-reference';
import { createLogger } from '@clinic/core/logging/create-logger';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { keys, startTestPayments, type TestPayments } from './test-payments.ts';
import { aPhone, byMbway, byMultibanco, known, providerIdOf, refusedResult, state, unavailableResult } from './test-words.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments({ deadlineMs: 2_500 });
});
afterEach(() => payments.control('DELETE', '/faults'));
afterAll(() => payments.stop());

const provider = () => payments.easypay;
const pay = (id: string, how: object = {}) => payments.control('POST', `/payments/${id}/pay`, how);
const fault = async (set: object) => expect((await payments.control('POST', '/faults', set)).status).toBe(201);
const rowsOf = (orderId: string) => payments.db.selectFrom('payments').selectAll().where('order_id', '=', orderId).execute();

test('status "ok": a Multibanco reference with right check digits over the amount asked for, ending at the deadline', async () => {
  const request = byMultibanco({ expiresAt: new Date(Date.now() + 90 * 60_000) });
  const details = await provider().request(request);
  expect(details).toMatchObject({ ok: true, value: { method: 'multibanco', amountCents: 4515 } });
  if (!details.ok || details.value.method !== 'multibanco') throw new Error('no reference');
  expect(hasRightCheckDigits(details.value)).toBe(true);
  const [row] = await rowsOf(request.orderId);
  const lateMs = (row?.expires_at?.getTime() ?? 0) - request.expiresAt.getTime();
  expect(lateMs).toBeGreaterThanOrEqual(0);
  expect(lateMs).toBeLessThan(60_000);
});

test('MB WAY: the question can be answered for four minutes; of the patient only the phone is told', async () => {
  const request = byMbway();
  const before = Date.now();
  const details = await provider().request(request);
  if (!details.ok || details.value.method !== 'mbway') throw new Error('no question');
  expect(details.value.answerBy.getTime() - before).toBeGreaterThanOrEqual(4 * 60_000);
  expect(details.value.answerBy.getTime() - before).toBeLessThan(4 * 60_000 + 5_000);
  const [row] = await rowsOf(request.orderId);
  expect(row?.asked).toMatchObject({ customer: { phone: aPhone, phone_indicative: '+351' } });
  expect(JSON.stringify(row?.asked)).not.toMatch(/name|email|fiscal/);
  const multibanco = byMultibanco();
  await provider().request(multibanco);
  expect((await rowsOf(multibanco.orderId))[0]?.asked).not.toHaveProperty('customer');
});

test.each([1, 5, 115, 1099, 4515, 100_000, 99_999_99])('%i cents are asked for, paid and read without loss', async (amountCents) => {
  const request = byMbway({ amountCents });
  const details = await provider().request(request);
  await pay(request.orderId);
  expect(await provider().read(known(request, details))).toMatchObject({ value: { kind: 'paid', amountCents, alsoReceived: [] } });
  expect((await rowsOf(request.orderId))[0]?.amount_cents).toBe(amountCents);
});

test('the same request sent twice at once, or again later, is one payment', async () => {
  const request = byMultibanco();
  const [first, second] = await Promise.all([provider().request(request), provider().request(request)]);
  expect(first).toMatchObject({ ok: true });
  expect(second).toEqual(first);
  await pay(request.orderId);
  expect(await provider().request(request)).toEqual(first);
  expect(await rowsOf(request.orderId)).toHaveLength(1);
});

test('accepted, then the connection breaks: silence, found by our own number, and one payment when asked again', async () => {
  const request = byMultibanco();
  await fault({ operation: 'easypay.create', kind: 'resetAfterCommit', times: 1 });
  expect(await provider().request(request)).toEqual(unavailableResult);
  expect(await provider().read(known(request))).toEqual(state('pending'));
  await pay(request.orderId);
  expect(await provider().read(known(request))).toMatchObject({ value: { kind: 'paid', amountCents: 4515 } });
  expect(await provider().request(request)).toMatchObject({ ok: true, value: { method: 'multibanco' } });
  expect(await rowsOf(request.orderId)).toHaveLength(1);
});

test('accepted too slowly for our deadline is silence, and found afterwards', async () => {
  const request = byMbway();
  await fault({ operation: 'easypay.create', kind: 'slow', ms: 5_000, times: 1 });
  expect(await provider().request(request)).toEqual(unavailableResult);
  expect(await provider().read(known(request))).toEqual(state('unknown'));
  await expect.poll(() => provider().read(known(request)), { timeout: 9_000 }).toEqual(state('pending'));
});

test('payment_status pending, paid, failed, expired, deleted and refunded by name', async () => {
  const asked = async (request = byMbway()) => ({ request, details: await provider().request(request) });
  const read = ({ request, details }: Awaited<ReturnType<typeof asked>>) => provider().read(known(request, details));
  const open = await asked();
  expect(await read(open)).toEqual(state('pending'));
  await payments.control('POST', `/payments/${open.request.orderId}/reject`, {});
  expect(await read(open)).toEqual(state('rejected'));

  const old = await asked();
  await payments.db.updateTable('payments').set({ expires_at: new Date() }).where('order_id', '=', old.request.orderId).execute();
  expect(await read(old)).toEqual(state('expired'));

  const paid = await asked();
  const { transactions } = (await (await pay(paid.request.orderId)).json()) as { transactions: { id: string }[] };
  expect(await read(paid)).toMatchObject({ value: { kind: 'paid', transactionId: transactions[0]?.id } });
  expect(await provider().cancel({ orderId: '', providerId: providerIdOf(paid.details) })).toEqual({ ok: true, value: 'cannotCancel' });
  const money = { transactionId: transactions[0]?.id ?? '', method: 'mbway', amountCents: 4515 } as const;
  expect(await provider().refund(money)).toEqual({ ok: true, value: 'refunded' });
  expect(await read(paid)).toEqual(state('cancelled'));
  expect(await provider().refund(money)).toEqual(refusedResult);

  const gone = await asked();
  const { orderId } = gone.request;
  expect(await provider().cancel({ orderId, providerId: providerIdOf(gone.details) })).toEqual({ ok: true, value: 'cancelled' });
  expect(await read(gone)).toEqual(state('cancelled'));
  expect(await provider().cancel({ orderId, providerId: providerIdOf(gone.details) })).toEqual({ ok: true, value: 'cancelled' });
});

test('a wrong amount, a second payment and late money are all told', async () => {
  const request = byMultibanco();
  const details = await provider().request(request);
  await pay(request.orderId, { amountCents: 4500 });
  await pay(request.orderId);
  const twice = await provider().read(known(request, details));
  expect(twice).toMatchObject({ value: { kind: 'paid', amountCents: 4500, alsoReceived: [{ amountCents: 4515 }] } });
  expect(await provider().read(known(request))).toEqual(twice);

  const late = byMultibanco();
  const lateDetails = await provider().request(late);
  await payments.control('POST', `/payments/${late.orderId}/expire`, {});
  expect((await pay(late.orderId)).status).toBe(409);
  expect((await pay(late.orderId, { late: true })).status).toBe(200);
  expect(await provider().read(known(late, lateDetails))).toMatchObject({ value: { kind: 'paid', amountCents: 4515 } });
});

test('what was never asked for is unknown', async () => {
  expect(await provider().read(known(byMbway()))).toEqual(state('unknown'));
  expect(await provider().read({ ...known(byMbway()), providerId: 'no-such-payment' })).toEqual(state('unknown'));
});

test('Multibanco is refunded by hand, without asking', async () => {
  expect(await provider().refund({ transactionId: 'x', method: 'multibanco', amountCents: 1 })).toEqual({ ok: true, value: 'byHand' });
});

test('a wrong key is a refusal when asking for money and silence when asking about it', async () => {
  const stranger = easypay({
    baseUrl: `${payments.origin}/easypay`,
    ...keys.easypay,
    apiKey: 'wrong',
    logger: createLogger('tests', 'silent'),
  });
  expect(await stranger.request(byMbway())).toEqual(refusedResult);
  expect(await stranger.read(known(byMbway()))).toEqual(unavailableResult);
  expect(await stranger.cancel({ orderId: '', providerId: 'x' })).toEqual(unavailableResult);
});
