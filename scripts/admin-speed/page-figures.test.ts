import { expect, test } from 'vitest';
import { nightlyParts } from '../nightly/parts.ts';
import { pageFigures } from './page-figures.ts';

const measured = [
  { page: 'list of problems', answeredMs: 200, readyMs: 400 },
  { page: 'form of a problem', answeredMs: 600, readyMs: 1500 },
  { page: 'dashboard', answeredMs: 900, readyMs: 1100 },
];

test('the figures say how many pages are slow, which are the slowest, and how much of that is the server’s', () => {
  expect(pageFigures(measured)).toEqual([
    'admin pages: median 1100 ms (answered 600 ms), slowest 1500 ms; 2 of 3 take more than a second',
    'slowest pages: form of a problem 1500 ms (answered 600 ms, 900 ms in the browser); dashboard 1100 ms (answered 900 ms, 200 ms in the browser); list of problems 400 ms (answered 200 ms, 200 ms in the browser)',
  ]);
});

test('the night writes all of them down', () => {
  const figures = nightlyParts['admin-speed']?.figures ?? [];
  expect(pageFigures(measured).filter((line) => figures.some((figure) => figure.exec(line)?.[1] === line))).toHaveLength(2);
});
