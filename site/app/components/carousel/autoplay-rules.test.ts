import { expect, test } from 'vitest';
import { plays } from './autoplay-rules.ts';

const calm = { wanted: true, reducedMotion: false, hovered: false, focused: false, stopped: false };

test('it plays only when the page asks for it', () => {
  expect(plays(calm)).toBe(true);
  expect(plays({ ...calm, wanted: false })).toBe(false);
});

test('it never plays for somebody who wants less motion', () => {
  expect(plays({ ...calm, reducedMotion: true })).toBe(false);
});

test('it pauses on hover, on focus and after a manual move', () => {
  expect(plays({ ...calm, hovered: true })).toBe(false);
  expect(plays({ ...calm, focused: true })).toBe(false);
  expect(plays({ ...calm, stopped: true })).toBe(false);
});
