import fc from 'fast-check';
import { expect, test } from 'vitest';
import { easterSunday, isHoliday } from './holidays.ts';

test.each(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16', '2038-04-25', '2285-03-22'])('%s is Easter', (day) =>
  expect(easterSunday(Number(day.slice(0, 4)))).toBe(day),
);

test('Easter is a Sunday between 22 March and 25 April', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2999 }), (year) => {
      const easter = easterSunday(year);
      expect(new Date(`${easter}T00:00:00Z`).getUTCDay()).toBe(0);
      expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
    }),
  ));

test('Good Friday and Corpus Christi move with Easter', () => {
  for (const day of ['2027-03-26', '2027-05-27', '2026-04-03', '2026-06-04']) expect(isHoliday(day)).toBe(true);
});

test('a year has thirteen national holidays and Saint Anthony’s day in Lisbon', () => {
  const days = Array.from({ length: 365 }, (_, index) => new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10));
  expect(days.filter(isHoliday)).toHaveLength(14);
  expect(isHoliday('2027-06-13')).toBe(true);
  expect(isHoliday('2027-02-09'), 'Carnival').toBe(false);
});
