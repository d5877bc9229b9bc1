import { expect, test } from 'vitest';
import { prefixesOf } from './short-class-names.ts';

const files = Array.from({ length: 3_000 }, (_, index) => `room/part-${index}.module.css`);

test('no two files of styles share the beginning of their class names', () => {
  const prefixes = [...prefixesOf(files).values()];
  expect(new Set(prefixes).size).toBe(files.length);
  // Letters alone, because a number follows.
  expect(prefixes.filter((prefix) => !/^[a-z]{2,}$/i.test(prefix))).toEqual([]);
});

test('a file keeps its class names whatever the order in which files are met', () => {
  expect(prefixesOf(files.toReversed())).toEqual(prefixesOf(files));
});
