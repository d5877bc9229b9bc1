import { ifthenpay } from '@clinic/core/adapters/payments/ifthenpay/ifthenpay';
import { hasRightCheckDigits } from '@clinic/core/booking/payment/multibanco-reference';
import { createLogger } from '@clinic/core/logging/create-logger';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { keys, startTestPayments, type TestPayments } from './test-payments.ts';
import { byMbway, byMultibanco, known, newOrderId, refusedResult, state, unavailableResult } from './test-words.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterEach(() => payments.control('DELETE', '/faults'));
afterAll(() => payments.stop());

const provider = () => payments.ifthenpay;
const pay = (id: string, how: object = {}) => payments.control('POST', `/payments/${id}/pay`, how);
const fault = async (set: object) => expect((await payments.control('POST', '/faults', set)).status).toBe(201);
const rowsOf = (orderId: string) => payments.db.selectFrom('payments').selectAll().where('order_id', '=', orderId).execute();
const answer = (operation: string, fields: object) => fault({ operation, kind: 'answer', answer: fields, times: 1 });

async function askedByMbway() {
  const request = byMbway();
  return known(request, await provider().request(request));
}

test('Multibanco Status "0": a reference with right check digits that outlives our deadline, and nothing about the patient', async () => {
  const request = byMultibanco();
  const details = await provider().request(request);
  if (!details.ok || details.value.method !== 'multibanco') throw new Error('no reference');
  expect(details.value.amountCents).toBe(4515);
  expect(hasRightCheckDigits(details.value)).toBe(true);
  const [row] = await rowsOf(request.orderId);
  expect(row?.expires_at?.getTime()).toBeGreaterThan(request.expiresAt.getTime());
  expect(Object.keys(row?.asked ?? {}).sort()).toEqual(['amountCents', 'expiryDays', 'orderId']);
});

test('Multibanco Status "-1" is a refusal; a Status nobody documented is silence', async () => {
  await answer('ifthenpay.multibanco', { Status: '-1', Message: 'x' });
  expect(await provider().request(byMultibanco())).toEqual(refusedResult);
  await answer('ifthenpay.multibanco', { Status: '7' });
  expect(await provider().request(byMultibanco())).toEqual(unavailableResult);
});

test('a reference over another amount is not shown to anybody', async () => {
  await answer('ifthenpay.multibanco', { Status: '0', RequestId: 'r', Entity: 99902, Reference: '000000111', Amount: '45.16' });
  expect(await provider().request(byMultibanco())).toEqual(unavailableResult);
});

test('numbers where texts were promised, leading noughts lost, wrong check digits: read all the same', async () => {
  await answer('ifthenpay.multibanco', { Status: 0, RequestId: 77, Entity: 912, Reference: 291, Amount: 45.15, ExpiryDate: '' });
  expect(await provider().request(byMultibanco())).toEqual({
    ok: true,
    value: { method: 'multibanco', providerId: '77', entity: '00912', reference: '000000291', amountCents: 4515 },
  });
});

test('MB WAY Status "000" to a request means that it was sent, not paid', async () => {
  const payment = await askedByMbway();
  expect(payment.providerId).not.toBeNull();
  expect(await provider().read(payment)).toEqual(state('pending'));
});

test.each(['100', '999', '122', '-1'])('MB WAY Status "%s" to a request is a refusal', async (Status) => {
  await answer('ifthenpay.mbway', { Status });
  expect(await provider().request(byMbway())).toEqual(refusedResult);
});

test('MB WAY status "000" means paid', async () => {
  const payment = await askedByMbway();
  await pay(payment.orderId);
  const read = await provider().read(payment);
  expect(read).toMatchObject({ value: { kind: 'paid', transactionId: payment.providerId, amountCents: 4515, alsoReceived: [] } });
});

test('MB WAY paid, but the list does not answer: the amount on the phone was ours', async () => {
  const payment = await askedByMbway();
  await pay(payment.orderId);
  await fault({ operation: 'ifthenpay.payments', kind: 'unavailable', times: 1 });
  expect(await provider().read(payment)).toMatchObject({ value: { kind: 'paid', transactionId: payment.providerId, amountCents: 4515 } });
});

test('MB WAY status "123" is pending, and unknown where it says "Request not found"', async () => {
  const payment = await askedByMbway();
  expect(await provider().read(payment)).toEqual(state('pending'));
  expect(await provider().read({ ...payment, providerId: 'no-such-request' })).toEqual(state('unknown'));
});

test.each(['020', '122'])('MB WAY status "%s" is a rejection', async (status) => {
  const payment = await askedByMbway();
  await payments.control('POST', `/payments/${payment.orderId}/reject`, { status });
  expect(await provider().read(payment)).toEqual(state('rejected'));
});

test('MB WAY status "101": four minutes have passed', async () => {
  const payment = await askedByMbway();
  const [row] = await rowsOf(payment.orderId);
  expect((row?.expires_at?.getTime() ?? 0) - (row?.created_at.getTime() ?? 0)).toBeGreaterThan(3.9 * 60_000);
  await payments.db.updateTable('payments').set({ expires_at: new Date() }).where('order_id', '=', payment.orderId).execute();
  expect(await provider().read(payment)).toEqual(state('expired'));
});

test('a status nobody documented, or a refused key, is silence', async () => {
  const payment = await askedByMbway();
  for (const Status of ['555', '-1']) {
    await answer('ifthenpay.mbwayStatus', { Status });
    expect(await provider().read(payment)).toEqual(unavailableResult);
  }
});

test('Multibanco is read from the list of completed payments: pending until it is there, wrong and second amounts told', async () => {
  const request = byMultibanco();
  const payment = known(request, await provider().request(request));
  expect(await provider().read(payment)).toEqual(state('pending'));
  await pay(request.orderId, { amountCents: 4000 });
  expect(await provider().read(payment)).toMatchObject({ value: { kind: 'paid', amountCents: 4000, alsoReceived: [] } });
  await pay(request.orderId);
  const twice = await provider().read(payment);
  expect(twice).toMatchObject({ value: { amountCents: 4000, alsoReceived: [{ amountCents: 4515 }] } });
  expect(await provider().read(payment)).toEqual(twice);
});

test('money keeps its name when earlier money gets into the list after it', async () => {
  const request = byMultibanco();
  const payment = known(request, await provider().request(request));
  const row = (amount: number, paymentDate: string) => ({ amount, paymentDate, requestId: payment.providerId, orderId: payment.orderId });
  const later = row(45.15, '15-07-2027 10:00:05');
  await answer('ifthenpay.payments', { status: '200', payments: [later] });
  const name = `${payment.providerId}.15072027100005`;
  const money = { transactionId: name, amountCents: 4515, paidAt: new Date('2027-07-15T09:00:05Z') };
  expect(await provider().read(payment)).toEqual({ ok: true, value: { kind: 'paid', ...money, alsoReceived: [] } });
  await answer('ifthenpay.payments', { status: '200', payments: [later, later, row(20, '15-07-2027 09:00:00')] });
  expect(await provider().read(payment)).toMatchObject({
    value: { kind: 'paid', amountCents: 2000, alsoReceived: [money, { ...money, transactionId: `${name}.2` }] },
  });
});

test('another payment in the list is not taken for ours', async () => {
  const request = byMultibanco();
  const payment = known(request, await provider().request(request));
  const stranger = { amount: 45.15, orderId: newOrderId(), requestId: 'another', paymentDate: '15-11-2026 10:00:00' };
  await answer('ifthenpay.payments', { status: 200, payments: [stranger] });
  expect(await provider().read(payment)).toEqual(state('pending'));
});

test.each([byMultibanco, byMbway])('an answer that was lost: found by our own number once paid, unknown before', async (by) => {
  const request = by();
  await fault({ operation: request.method === 'mbway' ? 'ifthenpay.mbway' : 'ifthenpay.multibanco', kind: 'resetAfterCommit', times: 1 });
  expect(await provider().request(request)).toEqual(unavailableResult);
  expect(await provider().read(known(request))).toEqual(state('unknown'));
  await pay(request.orderId);
  expect(await provider().read(known(request))).toMatchObject({ value: { kind: 'paid', amountCents: 4515 } });
  expect(await rowsOf(request.orderId)).toHaveLength(1);
});

test('nothing of ifthenpay can be cancelled', async () => {
  expect(await provider().cancel({ orderId: 'x', providerId: 'y' })).toEqual({ ok: true, value: 'cannotCancel' });
});

test('refund: MB WAY once and never more than was paid, Multibanco by hand', async () => {
  const payment = await askedByMbway();
  await pay(payment.orderId);
  const money = { transactionId: payment.providerId ?? '', method: 'mbway', amountCents: 4515 } as const;
  expect(await provider().refund({ ...money, amountCents: 4516 })).toEqual({ ok: true, value: 'byHand' });
  expect(await provider().refund(money)).toEqual({ ok: true, value: 'refunded' });
  expect(await provider().refund(money)).toEqual({ ok: true, value: 'byHand' });
  const before = await payments.calls('ifthenpay.refund');
  expect(await provider().refund({ ...money, method: 'multibanco' })).toEqual({ ok: true, value: 'byHand' });
  expect(await payments.calls('ifthenpay.refund')).toBe(before);
});

test('refund Code "-1", no funds, is for a person; a Code nobody documented is silence', async () => {
  const money = { transactionId: 'x', method: 'mbway', amountCents: 1 } as const;
  await answer('ifthenpay.refund', { Code: -1 });
  expect(await provider().refund(money)).toEqual({ ok: true, value: 'byHand' });
  await answer('ifthenpay.refund', { Code: 'maybe' });
  expect(await provider().refund(money)).toEqual(unavailableResult);
});

test('wrong keys: a refusal when asking for money, silence when asking about it', async () => {
  const wrong = { mbKey: 'no', mbWayKey: 'no', backofficeKey: 'no' };
  const stranger = ifthenpay({
    baseUrl: `${payments.origin}/ifthenpay`,
    keys: wrong,
    returnUrl: payments.origin,
    logger: createLogger('tests', 'silent'),
  });
  expect(await stranger.request(byMultibanco())).toEqual(refusedResult);
  expect(await stranger.request(byMbway())).toEqual(refusedResult);
  expect(await stranger.read({ ...known(byMbway()), providerId: 'x' })).toEqual(unavailableResult);
  expect(await stranger.read(known(byMultibanco()))).toEqual(unavailableResult);
  expect(keys.ifthenpay.mbKey).not.toBe(wrong.mbKey);
});
