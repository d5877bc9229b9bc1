import { expect, test } from 'vitest';
import { isWithinReach } from './months-ahead.ts';

test('a year ahead can be asked for, and no month after it', () => {
  expect(isWithinReach('2027-03', '2027-03-10')).toBe(true);
  expect(isWithinReach('2028-03', '2027-03-10')).toBe(true);
  expect(isWithinReach('2028-04', '2027-03-10')).toBe(false);
  expect(isWithinReach('9999-12', '2027-03-10')).toBe(false);
});

test('what is no month is out of reach', () => expect(isWithinReach('soon', '2027-03-10')).toBe(false));
