import { expect, test } from 'vitest';
import { fitBeside, placeNumbers } from './label-places.ts';

const tall = { width: 280, height: 478 };
const bladder = { x: 84, y: 19, name: 'Parede da bexiga', effect: 'mais grossa' };

test('labels of a tall drawing stand beside it', () => {
  expect(fitBeside([bladder, { x: 70, y: 31, name: 'Urina' }], tall)).toBe(true);
});

test('labels that would cover each other become numbers', () => {
  expect(fitBeside([{ x: 70, y: 25, name: 'Urina' }, bladder], tall)).toBe(false);
});

test('a wide drawing leaves no room beside it', () => {
  expect(fitBeside([bladder], { width: 640, height: 400 })).toBe(false);
});

const wide = { width: 640, height: 470 };

test('a number stands on the edge nearest to its point, level with it', () => {
  const labels = [
    { x: 20, y: 30, name: 'Tumor' },
    { x: 78, y: 60, name: 'Rim' },
    { x: 40, y: 95, name: 'Degrau' },
    { x: 50, y: 4, name: 'Sonda' },
  ];
  expect(placeNumbers(labels, wide)).toEqual([
    { x: 0, y: 30, side: 'left' },
    { x: 100, y: 60, side: 'right' },
    { x: 40, y: 100, side: 'bottom' },
    { x: 50, y: 0, side: 'top' },
  ]);
});

test('numbers of near points make room for each other, in the order of their points', () => {
  const labels = [
    { x: 30, y: 52, name: 'Bacinete' },
    { x: 30, y: 50, name: 'Tumor' },
    { x: 30, y: 54, name: 'Ureter' },
  ];
  const [second, first, third] = placeNumbers(labels, wide).map(({ y }) => y);
  expect(Number(second) - Number(first)).toBeGreaterThan(15);
  expect(Number(third) - Number(second)).toBeGreaterThan(15);
});

test('numbers stay within the drawing', () => {
  const labels = [80, 84, 87].map((y) => ({ x: 5, y, name: `${y}` }));
  const places = placeNumbers(labels, wide).map(({ y }) => y);
  expect(Math.max(...places)).toBeLessThan(93);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
