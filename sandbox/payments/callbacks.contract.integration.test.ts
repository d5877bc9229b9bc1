import { readCallback as readEasypay } from '@clinic/core/adapters/payments/easypay/read-callback';
import { readCallback as readIfthenpay } from '@clinic/core/adapters/payments/ifthenpay/read-callback';
import type { PaymentRequest } from '@clinic/core/booking/ports/payment-provider';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keys, type ReceivedRequest, startTestPayments, type TestPayments } from './test-payments.ts';
import { byMbway, byMultibanco, known, providerIdOf, state } from './test-words.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
beforeEach(() => {
  payments.website.heard.length = 0;
  payments.website.answers.length = 0;
});
afterAll(() => payments.stop());

const both = ['easypay', 'ifthenpay'] as const;
type Name = (typeof both)[number];

const read = (name: Name, { url, body }: ReceivedRequest) =>
  name === 'easypay' ? readEasypay(body) : readIfthenpay(new URL(url, 'http://x').searchParams, keys.ifthenpay.antiPhishingKey);
async function asked(name: Name, request: PaymentRequest = byMultibanco()) {
  const details = await payments[name].request(request);
  return { ...known(request, details), providerId: providerIdOf(details) };
}
const act = (orderId: string, verb: string, how: object = {}) => payments.control('POST', `/payments/${orderId}/${verb}`, how);
const heard = async (count: number): Promise<ReceivedRequest[]> => {
  await expect.poll(() => payments.website.heard.length, { timeout: 5_000 }).toBe(count);
  return payments.website.heard;
};
/** Two rounds of the sender in which nothing more comes. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 700));

test.each(both)('%s calls back once when paid, and the hint leads to the truth', async (name) => {
  const payment = await asked(name);
  await act(payment.orderId, 'pay');
  const [callback] = await heard(1);
  if (!callback) throw new Error('nothing heard');
  expect(callback.url.split('?')[0]).toBe(`/callbacks/${name}`);
  expect(callback.method).toBe(name === 'easypay' ? 'POST' : 'GET');
  const hint = read(name, callback);
  expect(hint).toEqual({ ok: true, value: { orderId: payment.orderId, providerId: payment.providerId } });
  expect(await payments[name].read(payment)).toMatchObject({ value: { kind: 'paid', amountCents: 4515 } });
  await quiet();
  expect(payments.website.heard).toHaveLength(1);
});

test.each(both)('%s sent again is the same to the letter', async (name) => {
  const payment = await asked(name);
  await act(payment.orderId, 'pay');
  await heard(1);
  await act(payment.orderId, 'callbacks', { kind: 'again' });
  const [first, again] = await heard(2);
  expect(again).toEqual(first);
});

test('a forged callback of ifthenpay is refused; one of easypay leads to a payment nobody made', async () => {
  const atIfthenpay = await asked('ifthenpay');
  await act(atIfthenpay.orderId, 'callbacks', { kind: 'forged' });
  const [forged] = await heard(1);
  expect(forged && read('ifthenpay', forged)).toEqual({ ok: false, error: { kind: 'forged' } });

  const atEasypay = await asked('easypay');
  await act(atEasypay.orderId, 'callbacks', { kind: 'forged' });
  const hint = read('easypay', (await heard(2))[1] ?? { method: '', url: '', body: '' });
  if (!hint.ok) throw new Error('not read');
  const { providerId = null } = hint.value;
  expect(await payments.easypay.read({ ...atEasypay, providerId })).toEqual(state('unknown'));
  expect(await payments.easypay.read(atEasypay)).toEqual(state('pending'));
});

test.each(both)('%s tries again until it hears 200, and gives up in the end', async (name) => {
  const payment = await asked(name);
  payments.website.answers.push(500, 302);
  await act(payment.orderId, 'pay');
  await heard(3);
  await quiet();
  expect(payments.website.heard).toHaveLength(3);

  payments.website.answers.push(503, 503, 503);
  await act(payment.orderId, 'callbacks', { kind: 'again' });
  await heard(6);
  await quiet();
  expect(payments.website.heard).toHaveLength(6);
});

test('two processes on one database send a callback once', async () => {
  const other = await payments.startProcess();
  const orders = await Promise.all(Array.from({ length: 10 }, () => asked('easypay')));
  await Promise.all(orders.map(({ orderId }) => act(orderId, 'pay')));
  const callbacks = await heard(10);
  await quiet();
  expect(new Set(callbacks.map(({ body }) => body)).size).toBe(10);
  expect(payments.website.heard).toHaveLength(10);
  await other.stop();
});

test('a lost callback never comes, a held one when it is let go, and the truth is there to be asked', async () => {
  const lost = await asked('ifthenpay');
  const held = await asked('ifthenpay');
  await act(lost.orderId, 'pay', { callback: 'lose' });
  await act(held.orderId, 'pay', { callback: 'hold' });
  await quiet();
  expect(payments.website.heard).toHaveLength(0);
  expect(await payments.ifthenpay.read(lost)).toMatchObject({ value: { kind: 'paid' } });
  await act(held.orderId, 'callbacks', { kind: 'again' });
  expect((await heard(1))[0]?.url).toContain(held.orderId);
});

test('a callback may come before the money can be seen', async () => {
  const payment = await asked('easypay');
  await act(payment.orderId, 'pay', { moneyAfterMs: 4_000 });
  await heard(1);
  expect(await payments.easypay.read(payment)).toEqual(state('pending'));
  await expect.poll(() => payments.easypay.read(payment), { timeout: 9_000 }).toMatchObject({ value: { kind: 'paid' } });
});

test('out of order: the second amount is told before the first', async () => {
  const payment = await asked('ifthenpay');
  await act(payment.orderId, 'pay', { amountCents: 100, callback: 'hold' });
  await act(payment.orderId, 'pay', { amountCents: 200, callback: 'hold' });
  await act(payment.orderId, 'callbacks', { kind: 'again', newestFirst: true });
  expect((await heard(2)).map(({ url }) => new URL(url, 'http://x').searchParams.get('amount'))).toEqual(['2.00', '1.00']);
});

test('easypay tells of a rejection, ifthenpay of money only', async () => {
  const atIfthenpay = await asked('ifthenpay', byMbway());
  const atEasypay = await asked('easypay', byMbway());
  for (const { orderId } of [atIfthenpay, atEasypay]) await act(orderId, 'reject');
  const [callback] = await heard(1);
  await quiet();
  expect(payments.website.heard).toHaveLength(1);
  expect(JSON.parse(callback?.body ?? '')).toMatchObject({ id: atEasypay.providerId, status: 'failed' });
});
