import { expect, test } from 'vitest';
import { isSubSpecialty, subSpecialties } from './sub-specialties.ts';

test('there are twelve, routine first and “other” last', () => {
  expect(new Set(subSpecialties).size).toBe(12);
  expect(subSpecialties.at(0)).toBe('routine');
  expect(subSpecialties.at(-1)).toBe('other');
});

test('what is not on the list is not taken for one', () => {
  for (const value of ['', 'Routine', 'toString', 0, null, undefined]) expect(isSubSpecialty(value)).toBe(false);
  expect(subSpecialties.every(isSubSpecialty)).toBe(true);
});
