import { expect, test } from 'vitest';
import { shareWidths } from './share-widths.ts';

test('every column has room for its longest word, and the longest texts get the rest', () => {
  expect(
    shareWidths(
      [
        { least: 50, most: 50 },
        { least: 100, most: 300 },
      ],
      300,
    ),
  ).toEqual([50, 250]);
});

test('columns that ask for no more share what is left', () => {
  expect(
    shareWidths(
      [
        { least: 50, most: 50 },
        { least: 100, most: 100 },
      ],
      250,
    ),
  ).toEqual([100, 150]);
});

test('where the words do not fit, all columns are narrowed alike', () => {
  expect(
    shareWidths(
      [
        { least: 100, most: 100 },
        { least: 300, most: 900 },
      ],
      200,
    ),
  ).toEqual([50, 150]);
});
