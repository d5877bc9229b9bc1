import { expect, test } from 'vitest';
import { callbackTemplate } from './callback-template.ts';
import { readCallback } from './read-callback.ts';

const key = 'only-ifthenpay-and-we-know-this';
const read = (query: Record<string, string> | string) => readCallback(new URLSearchParams(query), key);
const sent = { key, orderId: 'B7K2M9', amount: '45.00', requestId: '5Qd8gtWLAEUJ6n0lkS5g', payment_datetime: '15-11-2026 10:20:30' };

test('says which payment to ask about, and nothing about its amount', () => {
  const hint = { ok: true, value: { orderId: 'B7K2M9', providerId: '5Qd8gtWLAEUJ6n0lkS5g' } };
  expect(read(sent)).toEqual(hint);
  expect(read({ ...sent, amount: '0.01' })).toEqual(hint);
  expect(read(sent)).toEqual(read(sent));
});

test('one of the two numbers is enough', () => {
  expect(read({ key, orderId: 'B7K2M9' })).toEqual({ ok: true, value: { orderId: 'B7K2M9' } });
  expect(read({ key, requestId: 'abc', orderId: '<script>' })).toEqual({ ok: true, value: { providerId: 'abc' } });
});

test.each([
  { ...sent, key: `${key}.` },
  { ...sent, key: '' },
  { orderId: 'B7K2M9' },
  `key=guess&key=${key}&orderId=B7K2M9`,
  `key=${key}&key=guess&orderId=B7K2M9`,
  '',
])('without the one key it is forged', (query) => expect(read(query)).toEqual({ ok: false, error: { kind: 'forged' } }));

test.each([{ key }, { key, orderId: '' }, { key, orderId: 'a'.repeat(65) }, { key, requestId: '1 or 1=1' }])('names no payment', (query) =>
  expect(read(query)).toEqual({ ok: false, error: { kind: 'malformed' } }),
);

test('an empty key in our settings lets nobody in', () =>
  expect(readCallback(new URLSearchParams({ key: '', orderId: 'B7K2M9' }), '')).toEqual({ ok: false, error: { kind: 'forged' } }));

test('the template to register fits and names what is read', () => {
  const template = callbackTemplate('https://www.instituto-da-prostata.example.pt/');
  expect(template.length).toBeLessThanOrEqual(300);
  const filled = template.replace('[ANTI_PHISHING_KEY]', key).replace('[ORDER_ID]', 'B7K2M9').replace('[REQUEST_ID]', 'abc');
  expect(readCallback(new URL(filled).searchParams, key)).toEqual({ ok: true, value: { orderId: 'B7K2M9', providerId: 'abc' } });
  expect(() => callbackTemplate(`https://${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.pt`)).toThrow('300');
});
