import type { Result } from 'lighthouse';
import { expect, test } from 'vitest';
import { lighthouseFigures, summaryOf } from './summary.ts';

const page = { kind: 'home', path: '/pt' };
const measured = (performance: number, lcpMs: number, accessibility = 100): Result[] => {
  const scores = { performance, accessibility, 'best-practices': 100, seo: 100 };
  const categories = Object.fromEntries(Object.entries(scores).map(([name, score]) => [name, { score: score / 100, auditRefs: [] }]));
  return [
    { categories, audits: { 'largest-contentful-paint': { numericValue: lcpMs }, 'total-blocking-time': { numericValue: 0 } } } as never,
  ];
};
const quick = measured(100, 1400);

test('a page with every point that paints in time is short of nothing', () => {
  const fine = summaryOf(page, measured(98, 1500), quick);
  expect(fine.missed).toEqual([]);
  expect(lighthouseFigures([fine])).toContain('0 of 1 pages short of 98 points or of 1500 ms to the LCP, 0 of these');
});

test('a late paint is short of the goal, whatever the points', () => {
  expect(summaryOf(page, measured(99, 1595), quick)).toMatchObject({
    missed: ['LCP ms 1595, 95 from the goal of 1500'],
    missedByTwin: false,
  });
});

test('a page that nobody saw painted is short of the goal', () => {
  expect(summaryOf(page, [], quick).missed).not.toEqual([]);
  expect(summaryOf(page, measured(99, 1595), [])).toMatchObject({ missedByTwin: false });
});

test('what a page misses without any script too is told apart from what is ours, and both are counted', () => {
  const ofTheLine = summaryOf(page, measured(97, 1800), measured(97, 1700));
  const ofScript = summaryOf(page, measured(90, 1800), measured(99, 1700));
  const ofWords = summaryOf(page, measured(99, 1700, 95), measured(99, 1700, 95));
  expect([ofTheLine, ofScript, ofWords].map(({ missedByTwin }) => missedByTwin)).toEqual([true, false, false]);
  expect(lighthouseFigures([ofTheLine, ofScript, ofWords])).toBe(
    'lighthouse: performance 90 to 99 (without script 97 to 99), LCP 1700 to 1800 ms (without script 1700 to 1700), blocked 0 to 0 ms, ' +
      '3 of 3 pages short of 98 points or of 1500 ms to the LCP, 1 of these without script too, limited by the simulated line, and 2 by what is ours',
  );
});
