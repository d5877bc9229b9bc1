import { expect, test } from 'vitest';
import { viewTable } from '../access/role-table.ts';
import { tourSteps } from './tour-steps.ts';

test('every step of the tour stands on a page that the desk may open', () => {
  const pages = tourSteps.map(({ path }) => path).filter((path) => path !== '/admin');
  expect(pages.length).toBeGreaterThan(3);
  for (const path of pages) expect(viewTable[path.replace('/admin', '')], path).toMatch(/^✓ ✓ ✓/);
});

test('the tour is short: six steps, each read in some ten seconds', () => {
  expect(tourSteps).toHaveLength(6);
  for (const { text } of tourSteps) expect(Math.max(text.pt.length, text.en.length)).toBeLessThan(200);
});
