import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasRightCheckDigits, multibancoReference } from './multibanco-reference.ts';

test('payee 11604, number 9991234 and €25.86 make 999123490', () => {
  expect(multibancoReference('11604', '9991234', 2586)).toBe('999123490');
  expect(hasRightCheckDigits({ entity: '11604', reference: '999123490', amountCents: 2586 })).toBe(true);
});

test.each([
  { entity: '11604', reference: '999123490', amountCents: 2587 },
  { entity: '11605', reference: '999123490', amountCents: 2586 },
  { entity: '11604', reference: '999123491', amountCents: 2586 },
  { entity: '11604', reference: '99912349', amountCents: 2586 },
  { entity: '1160', reference: '999123490', amountCents: 2586 },
  { entity: '11604', reference: '999 123 490', amountCents: 2586 },
  { entity: '11604', reference: '999123490', amountCents: 25.86 },
  { entity: '11604', reference: '999123490', amountCents: -2586 },
])('$entity / $reference / $amountCents does not hold together', (reference) => {
  expect(hasRightCheckDigits(reference)).toBe(false);
});

const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));

test('one wrong digit anywhere in a reference is noticed', () =>
  fc.assert(
    fc.property(
      digits(5),
      digits(7),
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.nat(8),
      fc.integer({ min: 1, max: 9 }),
      (entity, sequence, amountCents, at, by) => {
        const reference = multibancoReference(entity, sequence, amountCents);
        expect(reference).toMatch(/^\d{9}$/);
        expect(hasRightCheckDigits({ entity, reference, amountCents })).toBe(true);
        const wrong = [...reference].map((digit, index) => (index === at ? String((Number(digit) + by) % 10) : digit)).join('');
        expect(hasRightCheckDigits({ entity, reference: wrong, amountCents })).toBe(false);
      },
    ),
  ));
