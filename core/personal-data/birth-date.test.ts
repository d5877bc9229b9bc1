import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBirthDate } from './birth-date.ts';

const today = '2027-03-01';
const typed = (day: string, month: string, year: string) => parseBirthDate({ day, month, year }, today);
const invalid = { ok: false, error: { kind: 'birthDateInvalid' } };

test('a date in three fields is understood, with or without a leading nought', () => {
  expect(typed('4', '3', '1958')).toEqual({ ok: true, value: '1958-03-04' });
  expect(typed(' 04 ', '03', '1958')).toEqual({ ok: true, value: '1958-03-04' });
});

test('three empty fields are a missing date, two are a wrong one', () => {
  expect(typed('', ' ', '')).toEqual({ ok: false, error: { kind: 'birthDateRequired' } });
  expect(typed('4', '3', '')).toEqual(invalid);
});

test.each([
  ['30', '2', '1960'],
  ['29', '2', '1900'],
  ['31', '4', '1960'],
  ['0', '1', '1960'],
  ['1', '13', '1960'],
  ['1', '1', '60'],
  ['1', 'março', '1960'],
  ['-1', '1', '1960'],
  ['1.', '1', '1960'],
])('%s/%s/%s is no day of any calendar', (...fields) => expect(typed(...fields)).toEqual(invalid));

test('nobody is born tomorrow or before 1900', () => {
  expect(typed('1', '3', '2027')).toMatchObject({ ok: true });
  expect(typed('2', '3', '2027')).toEqual(invalid);
  expect(typed('1', '1', '1900')).toMatchObject({ ok: true });
  expect(typed('31', '12', '1899')).toEqual(invalid);
});

test('every real day between is accepted as itself', () =>
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(1900, 0, 1) / 86_400_000, max: Date.UTC(2027, 2, 1) / 86_400_000 }), (number) => {
      const date = new Date(number * 86_400_000).toISOString().slice(0, 10);
      const [year = '', month = '', day = ''] = date.split('-');
      expect(typed(day, month, year)).toEqual({ ok: true, value: date });
    }),
  ));
