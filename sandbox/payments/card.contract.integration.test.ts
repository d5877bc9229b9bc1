import { createHmac } from 'node:crypto';
import { readReturn } from '@clinic/core/adapters/payments/read-return';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { keys, startTestPayments, type TestPayments } from './test-payments.ts';
import { byCard, known, refusedResult, state, unavailableResult } from './test-words.ts';

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterEach(() => payments.control('DELETE', '/faults'));
afterAll(() => payments.stop());

describe.each(['easypay', 'ifthenpay'] as const)('a card at %s', (name) => {
  const provider = () => payments[name];
  const operation = name === 'easypay' ? 'easypay.create' : 'ifthenpay.card';
  const asked = async () => {
    const request = byCard();
    const details = await provider().request(request);
    if (!details.ok || details.value.method !== 'card') throw new Error('no page');
    return { request, page: details.value.pageUrl, payment: known(request, details), providerId: details.value.providerId };
  };
  /** As a browser without script: the button of a form, and where it leads. */
  const press = async (page: string, button: string) => {
    const headers = { origin: payments.origin, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await fetch(`${page}/${button}`, { method: 'POST', headers, redirect: 'manual' });
    expect(answer.status).toBe(303);
    return new URL(answer.headers.get('location') ?? '', payments.origin);
  };
  const rowOf = (orderId: string) =>
    payments.db.selectFrom('payments').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();

  test('is paid on a page of the provider’s, in the patient’s language; of the patient nothing is told', async () => {
    const { request, page, payment } = await asked();
    expect(new URL(page).origin).toBe(payments.origin);
    const shown = await fetch(page);
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain('€45.15');
    expect(await provider().read(payment)).toEqual(state('pending'));
    const { asked: sent } = await rowOf(request.orderId);
    expect(JSON.stringify(sent).toLowerCase()).toMatch(/"language": ?"en"/);
    expect(JSON.stringify(sent)).not.toMatch(/name|email|phone|fiscal/);
  });

  test('after the card comes the bank’s own question; then the patient returns and the callback follows', async () => {
    const { request, page, payment } = await asked();
    const bank = await press(page, 'pay');
    expect(bank.pathname).toMatch(/\/bank$/);
    expect(await provider().read(payment)).toEqual(state('pending'));
    const back = await press(page, 'approve');
    expect(back.origin + back.pathname).toBe(`${payments.website.origin}/payments/return`);
    expect(readReturn(back.searchParams)).toEqual({ provider: name, hint: { orderId: request.orderId }, returnedAs: 'paid' });
    expect(await provider().read(payment)).toMatchObject({ ok: true, value: { kind: 'paid', amountCents: 4515, alsoReceived: [] } });
    await expect.poll(() => payments.website.heard.some(({ url, body }) => (url + body).includes(request.orderId))).toBe(true);
  });

  test('a page that was left can be opened again and paid', async () => {
    const { page, payment, request } = await asked();
    expect(readReturn((await press(page, 'leave')).searchParams)).toMatchObject({ hint: { orderId: request.orderId }, returnedAs: 'left' });
    expect(await provider().read(payment)).toEqual(state('pending'));
    await press(page, 'approve');
    expect(await provider().read(payment)).toMatchObject({ value: { kind: 'paid' } });
  });

  test('paid money goes back, once', async () => {
    const { page, payment } = await asked();
    await press(page, 'approve');
    const read = await provider().read(payment);
    if (!read.ok || read.value.kind !== 'paid') throw new Error('not paid');
    const money = { transactionId: read.value.transactionId, method: 'card', amountCents: 4515 } as const;
    expect(await provider().refund(money)).toEqual({ ok: true, value: 'refunded' });
    expect(await provider().refund(money)).toEqual(name === 'easypay' ? refusedResult : { ok: true, value: 'byHand' });
  });

  test('silence, a broken answer and an unsafe page are no page', async () => {
    for (const set of [{ kind: 'unavailable' }, { kind: 'resetAfterCommit' }, { kind: 'malformed' }]) {
      await payments.control('POST', '/faults', { operation, times: 1, ...set });
      expect(await provider().request(byCard())).toEqual(unavailableResult);
    }
    const elsewhere = 'http://pay.exemplo.pt/p';
    const answer = { status: 'ok', id: 'x', method: { url: elsewhere }, Status: '0', RequestId: 'x', PaymentUrl: elsewhere };
    await payments.control('POST', '/faults', { operation, times: 1, kind: 'answer', answer });
    expect(await provider().request(byCard())).toEqual(unavailableResult);
  });
});

test('easypay tells that a card was refused; ifthenpay says it to the browser alone, and its page takes another card', async () => {
  for (const name of ['easypay', 'ifthenpay'] as const) {
    const request = byCard();
    const details = await payments[name].request(request);
    if (!details.ok || details.value.method !== 'card') throw new Error('no page');
    const refused = await fetch(`${details.value.pageUrl}/refuse`, {
      method: 'POST',
      headers: { origin: payments.origin },
      redirect: 'manual',
    });
    const back = new URL(refused.headers.get('location') ?? '');
    expect(readReturn(back.searchParams)?.returnedAs).toBe(name === 'easypay' ? 'left' : 'refused');
    expect(await payments[name].read(known(request, details))).toEqual(state(name === 'easypay' ? 'rejected' : 'pending'));
  }
});

test('easypay makes one page of the same request sent twice, and closes it when told to', async () => {
  const request = byCard();
  const [first, second] = await Promise.all([payments.easypay.request(request), payments.easypay.request(request)]);
  expect(second).toEqual(first);
  if (!first.ok || first.value.method !== 'card') throw new Error('no page');
  const { providerId, pageUrl } = first.value;
  expect(await payments.easypay.cancel({ orderId: request.orderId, providerId })).toEqual({ ok: true, value: 'cancelled' });
  expect(await (await fetch(pageUrl)).text()).toContain('This payment is over');
});

test('ifthenpay signs what was paid; a wrong key for cards is refused', async () => {
  const request = byCard();
  const details = await payments.ifthenpay.request(request);
  if (!details.ok || details.value.method !== 'card') throw new Error('no page');
  const headers = { origin: payments.origin };
  const paid = await fetch(`${details.value.pageUrl}/approve`, { method: 'POST', headers, redirect: 'manual' });
  const query = new URL(paid.headers.get('location') ?? '').searchParams;
  const signed = `${query.get('id')}${query.get('amount')}${query.get('requestId')}`;
  expect(query.get('sk')).toBe(createHmac('sha256', keys.ifthenpay.cardKey).update(signed).digest('hex'));
  const answer = await fetch(`${payments.origin}/ifthenpay/creditcard/init/wrong`, { method: 'POST', body: '{}' });
  expect(await answer.json()).toMatchObject({ Status: '-1' });
});
