import { expect, test } from 'vitest';
import { readCallback } from './read-callback.ts';

const notice = { id: '5eca7446-14e9-47bb-aabb-5ee237159b8b', key: 'B7K2M9', type: 'capture', status: 'success', messages: [], date: '' };
const read = (body: unknown) => readCallback(JSON.stringify(body));

test('says which payment to ask about, and nothing about its state', () => {
  const hint = { ok: true, value: { orderId: 'B7K2M9', providerId: notice.id } };
  expect(read(notice)).toEqual(hint);
  expect(read({ ...notice, status: 'failed' })).toEqual(hint);
  expect(read(notice)).toEqual(read(notice));
});

test('the number of a refund is not taken for that of a payment', () =>
  expect(read({ ...notice, type: 'refund' })).toEqual({ ok: true, value: { orderId: 'B7K2M9' } }));

test('does without our own number when it is missing or odd', () => {
  const hint = { ok: true, value: { providerId: notice.id } };
  expect(read({ id: notice.id })).toEqual(hint);
  expect(read({ ...notice, key: "' or 1=1" })).toEqual(hint);
});

test.each(['', 'id=1', '[]', 'null', '{"id":7}', '{"id":""}', '{"id":"../admin"}', '{"key":"B7K2M9"}', `{"id":"${'a'.repeat(65)}"}`])(
  '%s is malformed',
  (body) => expect(readCallback(body)).toEqual({ ok: false, error: { kind: 'malformed' } }),
);
