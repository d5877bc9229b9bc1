import { expect, test } from 'vitest';
import { lastFourWeeks } from './reading-lines.ts';

test.each([
  ['a Monday', '2026-11-16T10:00:00Z', { from: '2026-10-20', fromMonday: '2026-10-26', until: '2026-11-17' }],
  ['a Sunday', '2026-11-22T10:00:00Z', { from: '2026-10-26', fromMonday: '2026-10-26', until: '2026-11-23' }],
  ['a day that has begun in Lisbon alone', '2026-06-30T23:30:00Z', { from: '2026-06-04', fromMonday: '2026-06-08', until: '2026-07-02' }],
])('on %s the last four weeks are 28 days of pages, and four weeks of searches', (_, now, expected) => {
  expect(lastFourWeeks(new Date(now))).toEqual(expected);
});
