import { bandLimits } from '@clinic/core/quizzes/score-bands';
import { expect, test } from 'vitest';
import { sampleScores } from '../../gallery/area/sample-scores.ts';
import type { SymptomScore } from '../symptoms-view.ts';
import { drawingSizes, drawScores } from './draw-scores.server.ts';
import { spreadOut } from './spread-out.ts';

const bandOf = (points: number) => bandLimits.find(({ to }) => points <= to)?.band ?? 'severe';
const scoreOn = (day: string, points: number): SymptomScore => ({
  id: day,
  day,
  points,
  band: bandOf(points),
  answers: [],
  qualityOfLife: 3,
});
/** Every month of two and a half years, newest first. */
const many = Array.from({ length: 30 }, (_, index) =>
  scoreOn(`${2026 - Math.floor(index / 12)}-${String(12 - (index % 12)).padStart(2, '0')}-01`, (index * 7) % 36),
);

for (const [name, size] of Object.entries(drawingSizes)) {
  test(`${name}: the numbers of the drawing are those of the table`, () => {
    const drawn = drawScores(sampleScores, size).points.map(({ day, points }) => ({ day, points }));
    expect(drawn.toReversed()).toEqual(sampleScores.map(({ day, points }) => ({ day, points })));
  });

  test(`${name}: where there is no room for all, the newest are drawn and the rest is counted`, () => {
    const { points, leftOut } = drawScores(many, size);
    expect(points.map(({ id }) => id).toReversed()).toEqual(many.slice(0, size.mostScores).map(({ id }) => id));
    expect(leftOut).toBe(many.length - size.mostScores);
  });

  test(`${name}: every possible score stands inside its own band and inside the plot`, () => {
    for (let score = 0; score <= 35; score += 1) {
      const { bands, points, plot } = drawScores([scoreOn('2026-01-01', score)], size);
      const { x, y } = points[0] ?? { x: Number.NaN, y: Number.NaN };
      const at = bands.filter(({ top, height }) => top <= y && y <= top + height).map(({ band }) => band);
      expect(at, String(score)).toEqual([bandOf(score)]);
      expect(x > plot.left && x < plot.right).toBe(true);
    }
  });

  test(`${name}: more points stand higher, later ones further right, and no two numbers touch`, () => {
    const { points } = drawScores(many, size);
    for (const [index, point] of points.slice(1).entries()) {
      const before = points[index] ?? point;
      expect(point.x - before.x).toBeGreaterThanOrEqual(24);
      expect(Math.sign(point.y - before.y)).toBe(Math.sign(before.points - point.points));
    }
  });
}

test('places that are far enough apart stay where they are', () =>
  expect(spreadOut([0, 50, 100], { from: 0, to: 100, gap: 20 })).toEqual([0, 50, 100]));
test('places at the end are pushed back and not over the edge', () =>
  expect(spreadOut([90, 95, 100], { from: 0, to: 100, gap: 20 })).toEqual([60, 80, 100]));
