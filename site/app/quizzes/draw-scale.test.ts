import { bandLimits, bandOfScore, mostPoints } from '@clinic/core/quizzes/score-bands';
import { expect, test } from 'vitest';
import { drawScale, scaleRows, scaleSizes } from './draw-scale.server.ts';

const scores = Array.from({ length: mostPoints + 1 }, (_, points) => points);

for (const [name, size] of Object.entries(scaleSizes)) {
  test(`${name}: the numbers of the drawing are those of the table, for every score`, () => {
    for (const points of scores) {
      const { bands, flag } = drawScale(points, size);
      const drawn = bands.map(({ band, from, to, isOwn }) => ({ band, from, to, points: isOwn ? flag.points : null }));
      expect(drawn).toEqual(scaleRows(points));
      expect(drawn.filter((row) => row.points !== null).map(({ band }) => band)).toEqual([bandOfScore(points)]);
    }
  });

  test(`${name}: there is a square for each point, as many are full as there are points, each in its band`, () => {
    for (const points of scores) {
      const { squares } = drawScale(points, size);
      expect(squares).toHaveLength(mostPoints);
      expect(squares.filter(({ state }) => state !== 'empty').map(({ point }) => point)).toEqual(scores.slice(1, points + 1));
      expect(squares.filter(({ state }) => state === 'last').map(({ point }) => point)).toEqual(points === 0 ? [] : [points]);
      expect(squares.map(({ band }) => band)).toEqual(scores.slice(1).map((point) => bandOfScore(point)));
    }
  });

  test(`${name}: nothing stands outside the drawing, and the flag points at its square`, () => {
    for (const points of scores) {
      const { width, squares, flag, bands } = drawScale(points, size);
      expect(flag.x).toBeGreaterThanOrEqual(0);
      expect(flag.x + flag.width).toBeLessThanOrEqual(width);
      for (const part of [...squares, ...bands]) expect(part.x + part.width).toBeLessThanOrEqual(width + 0.001);
      const own = squares[points - 1];
      if (own) expect(flag.tip > own.x && flag.tip < own.x + own.width).toBe(true);
    }
  });
}

test('the table has every band of the score', () =>
  expect(scaleRows(0).map(({ band, from, to }) => ({ band, from, to }))).toEqual(bandLimits));
