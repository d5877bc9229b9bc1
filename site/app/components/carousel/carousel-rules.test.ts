import { expect, test } from 'vitest';
import { autoplayEveryMs, minSwipePx, moved, moveMs, pageCount, pageOf, pageSize, phonePageSize, swipeStep } from './carousel-rules.ts';

const six = { count: 6, pageSize, loop: true };

test('page size 2, on a phone 1; it moves in 500 ms, plays every 2000 ms, and takes a swipe from 8 px', () => {
  expect({ pageSize, phonePageSize, moveMs, autoplayEveryMs, minSwipePx }).toEqual({
    pageSize: 2,
    phonePageSize: 1,
    moveMs: 500,
    autoplayEveryMs: 2000,
    minSwipePx: 8,
  });
});

test('a button moves by a whole page', () => {
  expect(moved(0, pageSize, six)).toBe(2);
  expect(moved(2, -pageSize, six)).toBe(0);
});

test('after the last page comes the first, and before the first the last', () => {
  expect(moved(4, pageSize, six)).toBe(0);
  expect(moved(0, -pageSize, six)).toBe(4);
});

test('a row that does not loop stops at its ends', () => {
  expect(moved(4, pageSize, { ...six, loop: false })).toBe(4);
  expect(moved(0, -pageSize, { ...six, loop: false })).toBe(0);
});

test('the last page is always full', () => {
  expect(moved(2, pageSize, { ...six, count: 5 })).toBe(3);
  expect(moved(3, -pageSize, { ...six, count: 5 })).toBe(1);
  expect(moved(1, -pageSize, { ...six, count: 5 })).toBe(0);
});

test('a drag of 8 px moves by half a page, to the side it went', () => {
  expect(swipeStep(-8, pageSize)).toBe(1);
  expect(swipeStep(300, pageSize)).toBe(-1);
  expect(swipeStep(-300, 4)).toBe(2);
  expect(swipeStep(-300, phonePageSize)).toBe(1);
});

test('a drag of 7 px is a click', () => {
  expect(swipeStep(7, pageSize)).toBe(0);
  expect(swipeStep(-7.9, pageSize)).toBe(0);
});

test('pages are counted for the reader', () => {
  expect(pageCount(six)).toBe(3);
  expect([0, 1, 2, 4].map((position) => pageOf(position, six))).toEqual([1, 2, 2, 3]);
});
