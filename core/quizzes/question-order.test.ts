import { expect, test } from 'vitest';
import { questionToAsk } from './question-order.ts';
import { urgentSignIn, urgentSigns } from './urgent-signs.ts';

const order = ['a', 'b', 'c'] as const;

test.each([
  [{}, null, 'a'],
  [{}, 'c', 'a'],
  [{ a: 0 }, null, 'b'],
  [{ a: 0 }, 'a', 'a'],
  [{ a: 0 }, 'b', 'b'],
  [{ a: 0 }, 'c', 'b'],
  [{ a: 0, c: 0 }, 'c', 'b'],
  [{ a: 0, b: 0, c: 0 }, 'b', 'b'],
  [{ a: 0, b: 0, c: 0 }, null, null],
] as const)('with %j answered and %j asked for, %j is shown', (answered, asked, shown) =>
  expect(questionToAsk(order, answered, asked)).toBe(shown),
);

test('every urgent sign is known by its name, and nothing else is one', () => {
  expect(urgentSigns.map(urgentSignIn)).toEqual([...urgentSigns]);
  expect(['', 'none', 'toString'].map(urgentSignIn)).toEqual([null, null, null]);
});
