import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test('few pages are all named', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5]);
});

test('among many, the first, the last and the neighbours are named', () => {
  expect(pageNumbers(6, 12)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12]);
  expect(pageNumbers(1, 12)).toEqual([1, 2, 'gap', 12]);
  expect(pageNumbers(12, 12)).toEqual([1, 'gap', 11, 12]);
});

test('no gap stands for a single page', () => {
  expect(pageNumbers(4, 12)).toEqual([1, 2, 3, 4, 5, 'gap', 12]);
});
