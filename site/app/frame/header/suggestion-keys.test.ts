import { expect, test } from 'vitest';
import { keyEffect } from './suggestion-keys.ts';

test('arrows go round through the list and the field', () => {
  const down = (marked: number | null) => keyEffect('ArrowDown', marked, 2);
  expect([null, 0, 1].map(down)).toEqual([0, 1, null].map((to) => ({ kind: 'move', to })));
  const up = (marked: number | null) => keyEffect('ArrowUp', marked, 2);
  expect([null, 1, 0].map(up)).toEqual([1, 0, null].map((to) => ({ kind: 'move', to })));
});

test('Enter takes what is marked, and otherwise searches', () => {
  expect(keyEffect('Enter', 1, 3)).toEqual({ kind: 'choose', option: 1 });
  expect(keyEffect('Enter', null, 3)).toBeUndefined();
});

test('Escape closes the list; without a list every key is the field’s', () => {
  expect(keyEffect('Escape', 2, 3)).toEqual({ kind: 'close' });
  for (const key of ['Escape', 'ArrowDown', 'Enter']) expect(keyEffect(key, null, 0)).toBeUndefined();
  expect(keyEffect('Home', 1, 3)).toBeUndefined();
});
