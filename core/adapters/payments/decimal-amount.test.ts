import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCents, toDecimal } from './decimal-amount.ts';

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [10, '0.10'],
  [1099, '10.99'],
  [2586, '25.86'],
  [100_000, '1000.00'],
])('%i cents are written %s', (cents, text) => {
  expect(toDecimal(cents)).toBe(text);
  expect(toCents(text)).toBe(cents);
});

test.each([
  ['10', 1000],
  ['10.9', 1090],
  ['10.990', 1099],
  [' 10.99 ', 1099],
  [10.99, 1099],
  [0.1, 10],
  [1.15, 115],
  [22750, 2_275_000],
])('%s is read as %i cents', (amount, cents) => expect(toCents(amount)).toBe(cents));

test.each(['', '10.999', '10,99', '1,000.00', '-1.00', '1e3', '10.', '.5', 'NaN', 1e21, 0.1 + 0.2, Number.NaN, -5])(
  '“%s” is no amount',
  (amount) => expect(toCents(amount)).toBeNull(),
);

test.each([10.5, -1, Number.NaN, 2 ** 60])('%s cents cannot be asked for', (cents) => expect(() => toDecimal(cents)).toThrow('whole'));

test('every amount survives the way out and back, as text and as a JSON number', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
      expect(toCents(toDecimal(cents))).toBe(cents);
      expect(toCents(JSON.parse(JSON.stringify(Number(toDecimal(cents)))))).toBe(cents);
    }),
  ));
