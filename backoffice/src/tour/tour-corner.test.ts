import { expect, test } from 'vitest';
import { tourCorner } from './tour-corner.ts';

const card = { width: 360, height: 240 };
const view = { width: 1024, height: 700 };
const corner = (left: number, top: number, right: number, bottom: number) => tourCorner({ left, top, right, bottom }, card, view, 24);

test('the card stands at the bottom right, and leaves it where what it speaks of lies there', () => {
  expect(corner(300, 20, 700, 60)).toBe('bottom-right');
  expect(corner(300, 600, 1000, 660)).toBe('top-right');
  // The whole right side, as the panel beside the list.
  expect(corner(640, 0, 1024, 700)).toBe('bottom-left');
});

test('where every corner hides something, the one that hides least', () => {
  expect(corner(0, 100, 1024, 600)).toBe('bottom-right');
  expect(corner(0, 300, 1024, 700)).toBe('top-right');
});

test('without anything to point at it stays where it was', () => {
  expect(tourCorner(null, card, view, 24)).toBe('bottom-right');
});
