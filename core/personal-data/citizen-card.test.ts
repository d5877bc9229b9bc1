import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCitizenCard } from './citizen-card.ts';

test.each(['00000000 0 ZZ4', '000000000zz4', ' 00000000-0-ZZ4 '])('“%s”, the issuer’s own example, is a card', (typed) =>
  expect(parseCitizenCard(typed)).toEqual({ ok: true, value: '000000000ZZ4' }),
);

test.each(['', '00000000', '000000000ZZ5', '000000000Z4', '00000000AZZ4', '000000000ÇZ4'])('“%s” is none', (typed) =>
  expect(parseCitizenCard(typed)).toEqual({ ok: false, error: { kind: 'citizenCardInvalid' } }),
);

test('any one wrong digit is noticed', () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 1, max: 9 }), (place, digit) => {
      const wrong = [...'000000000ZZ4'];
      wrong[place] = String(digit);
      expect(parseCitizenCard(wrong.join('')).ok).toBe(false);
    }),
  ));
