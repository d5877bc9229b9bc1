import { expect, test } from 'vitest';
import { firstDayOfWeek, touchesRange, yearsAround } from './calendar-rules.ts';

test('the week starts on Monday in Portuguese and on Sunday in English', () => {
  expect(firstDayOfWeek).toEqual({ pt: 'mon', en: 'sun' });
});

test('the year view shows twelve years, the wanted one among them', () => {
  expect(yearsAround(2026)).toHaveLength(12);
  expect(yearsAround(2026)).toContain(2026);
  expect(yearsAround(2016)[0]).toBe(2016);
});

test('a month can be chosen when one of its days may be', () => {
  expect(touchesRange('2026-11-01', '2026-11-30', '2026-11-30', undefined)).toBe(true);
  expect(touchesRange('2026-10-01', '2026-10-31', '2026-11-01', undefined)).toBe(false);
  expect(touchesRange('2027-03-01', '2027-03-31', undefined, '2027-02-28')).toBe(false);
});
