import { expect, test } from 'vitest';
import { nextReview } from './next-review.ts';

test('a page is reviewed again in the same month of the next year', () => {
  expect(nextReview('2026-11-03', 'pt')).toBe('novembro de 2027');
  expect(nextReview('2026-11-03', 'en')).toBe('November 2027');
});
