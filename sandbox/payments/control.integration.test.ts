import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestPayments, type TestPayments } from './test-payments.ts';
import { aPhone, byMbway, byMultibanco, known, providerIdOf, state } from './test-words.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
beforeEach(() => payments.control('POST', '/reset', {}));
afterAll(() => payments.stop());

const page = async () => (await payments.control('GET', '')).text();
const press = (path: string, origin = payments.origin) =>
  fetch(`${payments.origin}${path}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    redirect: 'manual',
  });

test('a person can pay what the page shows, by a plain form', async () => {
  const request = byMultibanco();
  const details = await payments.easypay.request(request);
  const html = await page();
  expect(html).toContain('€45.15');
  const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(html) ?? [];
  const pressed = await press(action);
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/payments/control']);
  expect(await payments.easypay.read(known(request, details))).toMatchObject({ value: { kind: 'paid', amountCents: 4515 } });
  expect(await page()).not.toContain('<form');
});

test('a person can say no to MB WAY, and only to that', async () => {
  const request = byMbway();
  const details = await payments.ifthenpay.request(request);
  await payments.ifthenpay.request(byMultibanco());
  const html = await page();
  expect(html.match(/<button>pay/g)).toHaveLength(2);
  expect(html.match(/<button>reject/g)).toHaveLength(1);
  expect(html).not.toContain(aPhone);
  await press(`/payments/control/forms/${providerIdOf(details)}/reject`);
  expect(await payments.ifthenpay.read(known(request, details))).toEqual(state('rejected'));
});

test('another web page cannot press the buttons', async () => {
  const request = byMbway();
  const details = await payments.easypay.request(request);
  expect((await press(`/payments/control/forms/${providerIdOf(details)}/pay`, 'https://evil.example')).status).toBe(403);
  const form = await fetch(`${payments.origin}/payments/control/payments/${request.orderId}/pay`, { method: 'POST', body: '{}' });
  expect(form.status).toBe(415);
  expect(await payments.easypay.read(known(request, details))).toEqual(state('pending'));
});

test('the state tells payments, callbacks, faults and calls, and no phone number', async () => {
  const request = byMbway();
  await payments.easypay.request(request);
  await payments.control('POST', '/faults', { operation: 'easypay.read', kind: 'slow', ms: 5, times: 3 });
  const text = await (await payments.control('GET', '/state')).text();
  expect(JSON.parse(text)).toMatchObject({
    payments: [{ orderId: request.orderId, provider: 'easypay', status: 'pending', amountCents: 4515 }],
    faults: [{ operation: 'easypay.read', times_left: 3 }],
    calls: { 'easypay.create': 1 },
  });
  expect(text).not.toContain(aPhone);
});

test('says what is wrong with a request to the controls', async () => {
  const problems = async (path: string, body: object) => {
    const response = await payments.control('POST', path, body);
    return [response.status, JSON.stringify(await response.json())];
  };
  expect(await problems('/payments/none/pay', {})).toEqual([409, expect.stringContaining('no such payment')]);
  expect(await problems('/faults', { operation: 'easypay.read', kind: 'slow' })).toEqual([400, expect.stringContaining('ms:')]);
  expect(await problems('/faults', { operation: 'easypay.nothing', kind: 'hang' })).toEqual([400, expect.stringContaining('operation:')]);
});
