import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPendingTiming } from './pending-timing.ts';

let changes: string[];
let startedAt: number;
let timing: ReturnType<typeof createPendingTiming>;

beforeEach(() => {
  vi.useFakeTimers();
  changes = [];
  startedAt = Date.now();
  timing = createPendingTiming((visible) => changes.push(`${visible ? 'shown' : 'hidden'} at ${Date.now() - startedAt}`));
});
afterEach(() => vi.useRealTimers());

test('a navigation of up to 200 ms shows nothing', () => {
  timing.begin();
  vi.advanceTimersByTime(199);
  timing.end();
  vi.advanceTimersByTime(5_000);
  expect(changes).toEqual([]);
});

test('the indicator appears after 200 ms and stays at least 200 ms', () => {
  timing.begin();
  vi.advanceTimersByTime(210);
  timing.end();
  vi.advanceTimersByTime(5_000);
  expect(changes).toEqual(['shown at 200', 'hidden at 400']);
});

test('a long navigation hides it as soon as it ends', () => {
  timing.begin();
  vi.advanceTimersByTime(3_000);
  timing.end();
  vi.advanceTimersByTime(5_000);
  expect(changes).toEqual(['shown at 200', 'hidden at 3000']);
});

test('a second navigation that follows at once keeps it in place', () => {
  timing.begin();
  vi.advanceTimersByTime(250);
  timing.end();
  vi.advanceTimersByTime(50);
  timing.begin();
  vi.advanceTimersByTime(1_000);
  expect(changes).toEqual(['shown at 200']);
  timing.end();
  vi.advanceTimersByTime(0);
  expect(changes).toEqual(['shown at 200', 'hidden at 1300']);
});

test('leaving the page stops the clock', () => {
  timing.begin();
  timing.stop();
  vi.advanceTimersByTime(5_000);
  expect(changes).toEqual([]);
});
