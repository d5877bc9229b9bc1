import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseNif } from './nif.ts';

test.each(['123456789', '123 456 789', ' 123.456.789 ', 'PT123456789', 'pt 123-456-789'])('“%s” is a tax number', (typed) =>
  expect(parseNif(typed)).toEqual({ ok: true, value: '123456789' }),
);

test('where the check comes to ten or eleven the digit is nought', () => {
  for (const nif of ['100000010', '500000000']) expect(parseNif(nif), nif).toEqual({ ok: true, value: nif });
});

test.each(['', '123456788', '12345678', '1234567890', '000000000', '12345678a', '１２３４５６７８９', 'ES123456789'])(
  '“%s” is none',
  (typed) => expect(parseNif(typed)).toEqual({ ok: false, error: { kind: 'vatNotValid' } }),
);

test.each(['40', '46', '73', '76', '92', '95', '97'])('nothing that begins with %s is a tax number', (beginning) => {
  for (let last = 0; last < 10; last++) expect(parseNif(`${beginning}000000${last}`).ok).toBe(false);
});

const beginning = fc.constantFrom(
  '1',
  '2',
  '3',
  '45',
  '5',
  '6',
  '70',
  '71',
  '72',
  '74',
  '75',
  '77',
  '78',
  '79',
  '8',
  '90',
  '91',
  '98',
  '99',
);
const firstEight = fc.tuple(beginning, fc.stringMatching(/^\d{7}$/)).map(([first, more]) => (first + more).slice(0, 8));

test('of the ten numbers that begin alike exactly one is valid, so one wrong digit at the end is noticed', () =>
  fc.assert(
    fc.property(firstEight, (digits) => {
      const valid = Array.from({ length: 10 }, (_, last) => parseNif(`${digits}${last}`)).filter(({ ok }) => ok);
      expect(valid).toHaveLength(1);
    }),
  ));
