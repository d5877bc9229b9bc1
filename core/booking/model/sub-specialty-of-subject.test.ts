import { expect, test } from 'vitest';
import { subSpecialtyOf } from './sub-specialty-of-subject.ts';

test('a page about a complaint knows what the visit is about', () => {
  expect(subSpecialtyOf('litiase-e-colica-renal')).toBe('kidneyStones');
});

test('a treatment takes after its problem, or after its section', () => {
  expect(subSpecialtyOf('tumor-do-rim', 'cancro-da-prostata')).toBe('generalUrology');
  expect(subSpecialtyOf('ainda-sem-nome', 'cancro-da-prostata')).toBe('prostateCancer');
});

test('a page that is about nothing in particular leaves the question open', () => {
  expect(subSpecialtyOf('pet-e-pet-ct')).toBeNull();
  expect(subSpecialtyOf('toString')).toBeNull();
  expect(subSpecialtyOf()).toBeNull();
});
