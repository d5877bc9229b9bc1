import { expect, test } from 'vitest';
import { mayLackLetters, mostLettersADay } from './arrived-letter.ts';

const newestFirst = (count: number, minutesApart: number) =>
  Array.from({ length: count }, (_, place) => ({ arrivedAt: new Date(Date.UTC(2026, 10, 19) - place * minutesApart * 60_000) }));
const longAgo = { arrivedAt: new Date(Date.UTC(2026, 9, 1)) };

test.each([
  ['none', [], false],
  ['one fewer than are kept in a day', newestFirst(mostLettersADay - 1, 1), false],
  ['as many as are kept in a day', newestFirst(mostLettersADay, 1), true],
  ['as many, over more than a day', newestFirst(mostLettersADay, 90), false],
  ['a full day with others before and since', [...newestFirst(mostLettersADay, 1), longAgo], true],
])('whether some may be in the mailbox alone: %s', (_, letters, lacks) => {
  expect(mayLackLetters(letters)).toBe(lacks);
});
