import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { easypay } from '@clinic/core/adapters/payments/easypay/easypay';
import { ifthenpay } from '@clinic/core/adapters/payments/ifthenpay/ifthenpay';
import type { PaymentProvider } from '@clinic/core/booking/ports/payment-provider';
import { createLogger } from '@clinic/core/logging/create-logger';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { keys, startTestPayments, type TestPayments } from './test-payments.ts';
import { aPhone, byMbway, byMultibanco, known, refusedResult, state, unavailableResult } from './test-words.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments({ deadlineMs: 1_200 });
});
afterEach(() => payments.control('DELETE', '/faults'));
afterAll(() => payments.stop());

const fault = async (set: object) => expect((await payments.control('POST', '/faults', set)).status).toBe(201);
const rowsOf = async (orderId: string) =>
  (await payments.db.selectFrom('payments').select('id').where('order_id', '=', orderId).execute()).length;

const logger = createLogger('tests', 'silent');
const returnUrl = 'https://exemplo.pt/payments/return';
const at = (name: 'easypay' | 'ifthenpay', baseUrl: string): PaymentProvider =>
  name === 'easypay' ? easypay({ baseUrl, ...keys.easypay, logger }) : ifthenpay({ baseUrl, keys: keys.ifthenpay, returnUrl, logger });

async function closedOrigin(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${port}`;
}

describe.each(['easypay', 'ifthenpay'] as const)('%s', (name) => {
  const provider = (): PaymentProvider => payments[name];
  const create = name === 'easypay' ? 'easypay.create' : 'ifthenpay.multibanco';

  test.each([
    ['unavailable', { kind: 'unavailable' }, 0],
    ['no answer', { kind: 'hang' }, 0],
    ['accepted, connection broken', { kind: 'resetAfterCommit' }, 1],
    ['accepted, answer cut in half', { kind: 'malformed' }, 1],
    ['a page of HTML', { kind: 'malformed', commit: false }, 0],
    ['an empty answer', { kind: 'answer', answer: {} }, 0],
    ['HTTP 409', { kind: 'answer', http: 409, answer: {} }, 0],
  ])('%s is silence to a request, sent once', async (_, set, rows) => {
    const request = byMultibanco();
    await fault({ operation: create, ...set });
    const before = await payments.calls(create);
    expect(await provider().request(request)).toEqual(unavailableResult);
    expect(await rowsOf(request.orderId)).toBe(rows);
    expect(await payments.calls(create)).toBe(before + 1);
  });

  test.each([400, 401, 403, 404, 405, 413, 415, 422, 429])('HTTP %i to a request is a refusal', async (http) => {
    await fault({ operation: create, kind: 'answer', http, answer: {} });
    expect(await provider().request(byMultibanco())).toEqual(refusedResult);
  });

  test.each([
    { kind: 'unavailable' },
    { kind: 'hang' },
    { kind: 'resetAfterCommit' },
    { kind: 'malformed' },
    { kind: 'answer', answer: {} },
  ])('a question met by $kind is silence, never “not paid”', async (set) => {
    const multibanco = byMultibanco();
    const mbway = byMbway();
    const asked = [known(multibanco, await provider().request(multibanco)), known(mbway, await provider().request(mbway))];
    await fault({ operation: '*', ...set });
    for (const payment of [...asked, known(multibanco)]) expect(await provider().read(payment)).toEqual(unavailableResult);
    const money = { transactionId: 'x', method: 'mbway', amountCents: 1 } as const;
    expect(await provider().refund(money)).toEqual(unavailableResult);
  });

  test('nobody there at all: a request is certainly not accepted, a question unanswered', async () => {
    const nowhere = at(name, await closedOrigin());
    expect(await nowhere.request(byMultibanco())).toEqual(refusedResult);
    expect(await nowhere.read(known(byMultibanco()))).toEqual(unavailableResult);
  });

  test('a wrong address, where a stranger answers 404 or 200 with a page, is not taken for the provider', async () => {
    const astray = at(name, `${payments.origin}/nothing-here`);
    expect(await astray.read({ ...known(byMultibanco()), providerId: 'x' })).toEqual(unavailableResult);
    await fault({ operation: '*', kind: 'malformed', commit: false });
    if (name === 'easypay') expect(await payments.easypay.cancel({ orderId: 'x', providerId: 'y' })).toEqual(unavailableResult);
    expect(await payments[name].refund({ transactionId: 'x', method: 'mbway', amountCents: 1 })).toEqual(unavailableResult);
  });
});

test('neither the phone nor a key nor our number gets into the log, whatever goes wrong', async () => {
  const lines: string[] = [];
  const loud = createLogger('tests', 'trace', { write: (line) => void lines.push(line) });
  const options = { logger: loud, deadlineMs: 300 };
  const providers = [
    easypay({ baseUrl: `${payments.origin}/easypay`, ...keys.easypay, ...options }),
    ifthenpay({ baseUrl: `${payments.origin}/ifthenpay`, keys: keys.ifthenpay, returnUrl, ...options }),
  ];
  const request = byMbway();
  for (const set of [
    { kind: 'hang' },
    { kind: 'resetAfterCommit' },
    { kind: 'answer', http: 400, answer: {} },
    { kind: 'answer', answer: { Status: '-1' } },
  ]) {
    await fault({ operation: '*', ...set });
    for (const provider of providers) {
      await provider.request(request);
      await provider.read({ ...known(request), providerId: 'a-provider-id' });
    }
    await payments.control('DELETE', '/faults');
  }
  expect(lines.length).toBeGreaterThan(10);
  const secrets = [aPhone, request.orderId, 'a-provider-id', ...Object.values({ ...keys.easypay, ...keys.ifthenpay })];
  for (const secret of secrets) expect(lines.join('')).not.toContain(secret);
});

test('a fault set at one process meets a call at the other, as often as it says', async () => {
  const other = await payments.startProcess();
  const there = at('easypay', `${other.origin}/easypay`);
  await fault({ operation: 'easypay.find', kind: 'unavailable', times: 1 });
  expect(await there.read(known(byMbway()))).toEqual(unavailableResult);
  expect(await there.read(known(byMbway()))).toEqual(state('unknown'));
  await other.stop();
});

test('what one process accepted the other knows', async () => {
  const other = await payments.startProcess();
  const there = at('easypay', `${other.origin}/easypay`);
  const request = byMultibanco();
  const details = await payments.easypay.request(request);
  expect(await there.request(request)).toEqual(details);
  expect(await there.read(known(request, details))).toEqual(state('pending'));
  await other.stop();
});

test('the default deadline of a call is 8 seconds', async () => {
  const patient = at('easypay', `${payments.origin}/easypay`);
  await fault({ operation: 'easypay.find', kind: 'hang' });
  const started = performance.now();
  expect(await patient.read(known(byMbway()))).toEqual(unavailableResult);
  expect(performance.now() - started).toBeGreaterThan(7_900);
  expect(performance.now() - started).toBeLessThan(9_500);
});
