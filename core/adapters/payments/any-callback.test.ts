import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCallback as readEasypay } from './easypay/read-callback.ts';
import { readCallback as readIfthenpay } from './ifthenpay/read-callback.ts';
import { readReturn } from './read-return.ts';

const plainId = /^[\w.-]{1,64}$/;
const idsIn = (hint: object): unknown[] => Object.values(hint);
const anyValue = fc.oneof(fc.stringMatching(plainId), fc.string({ unit: 'binary' }), fc.integer(), fc.constant(null), fc.jsonValue());
/** Near enough to the real thing that some get through. */
const notice = fc.record({ id: anyValue, key: anyValue, type: anyValue }, { requiredKeys: [] });
const query = (names: string[]) =>
  fc.array(fc.tuple(fc.constantFrom(...names), fc.string({ unit: 'binary' }))).map((pairs) => new URLSearchParams(pairs));

test('whatever is posted as easypay’s callback, what comes of it is a plain id or a refusal', () =>
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        notice.map((told) => JSON.stringify(told)),
      ),
      (body) => {
        const read = readEasypay(body);
        for (const id of read.ok ? idsIn(read.value) : []) expect(id).toMatch(plainId);
      },
    ),
  ));

test('whatever is asked of ifthenpay’s callback, nothing is believed without its key, and with it plain ids alone', () =>
  fc.assert(
    fc.property(query(['key', 'orderId', 'requestId', 'amount']), fc.string(), (asked, key) => {
      const read = readIfthenpay(asked, key);
      if (!read.ok) return;
      expect(asked.getAll('key')).toEqual([key]);
      expect(key).not.toBe('');
      for (const id of idsIn(read.value)) expect(id).toMatch(plainId);
    }),
  ));

test('without a key of ours no key opens ifthenpay’s callback', () =>
  fc.assert(
    fc.property(query(['key', 'orderId']), (asked) => {
      expect(readIfthenpay(asked, '')).toEqual({ ok: false, error: { kind: 'forged' } });
    }),
  ));

test('whatever a card’s page sends a patient back with is a hint with a plain id, or none', () =>
  fc.assert(
    fc.property(query(['t_key', 's', 'as', 'id', 'requestId']), (asked) => {
      const read = readReturn(asked);
      for (const id of read ? idsIn(read.hint) : []) expect(id).toMatch(plainId);
    }),
  ));
