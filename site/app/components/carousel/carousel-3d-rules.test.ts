import { expect, test } from 'vitest';
import * as rules from './carousel-3d-rules.ts';

test('5 slides of 360 by 270, turned by 35 degrees; it moves in 500 ms, plays every 2000 ms, and takes a swipe from 10 px', () => {
  expect([rules.slidesShown, rules.slideWidthPx, rules.slideHeightPx, rules.perspectiveDeg]).toEqual([5, 360, 270, 35]);
  expect([rules.turnMs, rules.autoTurnEveryMs, rules.minSwipe3dPx]).toEqual([500, 2000, 10]);
});

test('slides stand to the left and right of the one in front, the short way round', () => {
  expect([0, 1, 2, 3, 4].map((index) => rules.stepsFromFront(index, 0, 5))).toEqual([0, 1, 2, -2, -1]);
  expect([0, 1, 2, 3, 4].map((index) => rules.stepsFromFront(index, 4, 5))).toEqual([1, 2, -2, -1, 0]);
});

test('a slide at the side is turned by 35 degrees towards the middle', () => {
  expect(rules.cardPlace(1)?.transform).toContain('rotateY(-35deg)');
  expect(rules.cardPlace(-2)?.transform).toContain('rotateY(35deg)');
  expect(rules.cardPlace(0)).toEqual({ transform: 'none', zIndex: 5 });
});

test('the sixth slide is not shown', () => {
  expect(rules.cardPlace(3)).toBeUndefined();
});

test('a drag of 10 px turns by one slide, one of 9 px does nothing', () => {
  expect([-10, 10, 9, -9].map(rules.swipeStep3d)).toEqual([1, -1, 0, 0]);
});

test('it goes round in both directions', () => {
  expect(rules.turned(4, 1, 5)).toBe(0);
  expect(rules.turned(0, -1, 5)).toBe(4);
});
