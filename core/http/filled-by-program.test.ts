import { expect, test } from 'vitest';
import { isFilledByProgram } from './filled-by-program.ts';

test('what fills in the hidden field, or answers at once, is a program', () => {
  expect(isFilledByProgram({ trap: 'https://exemplo.pt', ageSeconds: null })).toBe(true);
  expect(isFilledByProgram({ trap: '', ageSeconds: 0.3 })).toBe(true);
  expect(isFilledByProgram({ trap: '', ageSeconds: 20 })).toBe(false);
});

test('a form without a time, or from a clock that runs ahead, is a person’s', () => {
  expect(isFilledByProgram({ trap: '', ageSeconds: null })).toBe(false);
  expect(isFilledByProgram({ trap: '', ageSeconds: -4 })).toBe(false);
});
