import { expect, test } from 'vitest';
import { lisbonDay } from './lisbon-day.ts';

test.each([
  ['2026-11-03T09:00:00.000Z', '2026-11-03'],
  ['2026-07-14T23:30:00.000Z', '2026-07-15'],
  ['2026-12-31T23:30:00.000Z', '2026-12-31'],
])('%s is the day %s in Lisbon', (instant, day) => expect(lisbonDay(instant)).toBe(day));
