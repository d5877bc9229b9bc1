import { expect, test } from 'vitest';
import { codeOf, isCodeOf } from './one-time-code.ts';

const id = '5b0c7a52-94a8-4c6a-8f4e-0d6f0f3f7a11';

test('is six digits, the same for one request and another for the next', () => {
  const code = codeOf('a secret', id);
  expect(code).toMatch(/^\d{6}$/);
  expect(codeOf('a secret', id)).toBe(code);
  expect(codeOf('another secret', id)).not.toBe(code);
  expect(codeOf('a secret', id.replace('5b', '5c'))).not.toBe(code);
});

test('is taken with a space in the middle, and in no other spelling than its own', () => {
  const code = codeOf('a secret', id);
  expect(isCodeOf('a secret', id, ` ${code.slice(0, 3)} ${code.slice(3)}`)).toBe(true);
  expect(isCodeOf('a secret', id, '')).toBe(false);
  expect(isCodeOf('a secret', id, code.slice(1))).toBe(false);
});
