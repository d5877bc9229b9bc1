import { expect, test } from 'vitest';
import { gridMove } from './grid-move.ts';

test('arrow keys move through a grid of twelve in three columns', () => {
  expect(gridMove('ArrowRight', 0, 12, 3)).toBe(1);
  expect(gridMove('ArrowDown', 1, 12, 3)).toBe(4);
  expect(gridMove('ArrowUp', 4, 12, 3)).toBe(1);
  expect(gridMove('Home', 7, 12, 3)).toBe(0);
  expect(gridMove('End', 7, 12, 3)).toBe(11);
});

test('at the edge the place stays as it is, and other keys mean nothing', () => {
  expect(gridMove('ArrowLeft', 0, 12, 3)).toBe(0);
  expect(gridMove('ArrowDown', 10, 12, 3)).toBe(10);
  expect(gridMove('Enter', 10, 12, 3)).toBeUndefined();
});
