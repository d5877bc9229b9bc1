import { expect, test } from 'vitest';
import { parseSnsNumber } from './sns-number.ts';

test('nine digits are a number of the health service, however they are spaced', () =>
  expect(parseSnsNumber(' 123 456 780 ')).toEqual({ ok: true, value: '123456780' }));

test.each(['', '12345678', '1234567890', '12345678x', '+12345678'])('“%s” is none', (typed) =>
  expect(parseSnsNumber(typed)).toEqual({ ok: false, error: { kind: 'snsNumberInvalid' } }),
);
