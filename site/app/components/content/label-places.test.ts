import { expect, test } from 'vitest';
import { fitBeside } from './label-places.ts';

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
