import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { focalPointStyle } from './focal-point.ts';

const app = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

test('a picture is cut around the point that editors set, also at its very edge', () => {
  expect(focalPointStyle({ x: 30, y: 0 })).toEqual({ '--focal-point': '30% 0%' });
});

test('a picture without a point is cut as before', () => expect(focalPointStyle(null)).toBeUndefined());

test('every rule that cuts a picture to a shape follows its point', () => {
  const cuts = globSync('**/*.css', { cwd: app }).flatMap((file) =>
    [...readFileSync(path.join(app, file), 'utf8').matchAll(/object-fit: cover;[^}]*/g)].map(([rule]) => ({ file, rule })),
  );
  expect(cuts.length).toBeGreaterThan(10);
  expect(cuts.filter(({ rule }) => !rule.includes('object-position: var(--focal-point, '))).toEqual([]);
});
