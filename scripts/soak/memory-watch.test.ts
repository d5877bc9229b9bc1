import { expect, test } from 'vitest';
import { isFlat, readMemory } from './memory-watch.ts';

test('caches that fill in the first quarter are no leak', () => {
  expect(isFlat(readMemory([100, 200, 300, 302, 301, 303, 300, 304]))).toBe(true);
});

test('what goes on growing is one', () => {
  expect(isFlat(readMemory([100, 150, 200, 250, 300, 350, 400, 450]))).toBe(false);
});

test('the most is told, also where it was a peak', () => {
  expect(readMemory([100, 390, 200, 200, 200, 200, 200, 200]).mostMb).toBe(390);
});
