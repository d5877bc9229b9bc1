import { expect, test } from 'vitest';
import { sectionInView } from './section-in-view.ts';

test('the section whose title last passed the upper third is the one being read', () => {
  expect(sectionInView([-900, -20, 640], 800, false)).toBe(1);
  expect(sectionInView([-900, -20, 280], 800, false)).toBe(2);
});

test('above the first section none is marked', () => expect(sectionInView([500, 900], 800, false)).toBe(-1));

test('at the end of the page the last section is marked, however short it is', () => {
  expect(sectionInView([-900, -20, 640], 800, true)).toBe(2);
});
