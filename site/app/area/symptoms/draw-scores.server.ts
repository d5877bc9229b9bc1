import { bandLimits, mostPoints } from '@clinic/core/quizzes/score-bands';
import { scaleLinear, scaleUtc } from 'd3-scale';
import { line } from 'd3-shape';
import type { SymptomScore } from '../symptoms-view.ts';
import type { ScoreDrawing, ScorePoint } from './score-drawing.ts';
import { spreadOut } from './spread-out.ts';

/** How large the drawing is, in points of the page. Its letters keep their size, so each width has a drawing of its own. */
type DrawingSize = { width: number; height: number; fontSize: number; mostScores: number; gap: number; monthGap: number };

export const drawingSizes = {
  narrow: { width: 300, height: 340, fontSize: 16, mostScores: 9, gap: 28, monthGap: 40 },
  wide: { width: 740, height: 400, fontSize: 17, mostScores: 18, gap: 36, monthGap: 46 },
  paper: { width: 680, height: 300, fontSize: 15, mostScores: 12, gap: 36, monthGap: 42 },
} as const satisfies Record<string, DrawingSize>;

type Placed = Pick<ScorePoint, 'id' | 'day' | 'points' | 'x' | 'y'>;

/** `scores` newest first, as the table has them. */
export function drawScores(scores: readonly SymptomScore[], size: DrawingSize): ScoreDrawing {
  const { width, height, fontSize, mostScores, gap, monthGap } = size;
  const plot = { left: Math.round(fontSize * 1.65), right: width, top: fontSize * 2, bottom: height - fontSize * 3.25 };
  const drawn = scores.slice(0, mostScores).toReversed();
  const y = scaleLinear([0, mostPoints], [plot.bottom, plot.top]);
  const edges = { from: plot.left + gap * 0.6, to: plot.right - gap * 0.6 };
  const xs = placesInTime(drawn, edges, gap);
  const placed = drawn.map(({ id, day, points }, index) => ({ id, day, points, x: xs[index] ?? edges.from, y: y(points) }));
  const months = monthsShown(placed, monthGap);
  const path = line<Placed>(
    (point) => point.x,
    (point) => point.y,
  );
  return {
    ...{ width, height, fontSize, plot },
    bands: bandLimits.map(({ band, from, to }) => {
      // Between two bands the border lies in the middle, so that every score stands inside its own.
      const [top, bottom] = [y(to === mostPoints ? to : to + 0.5), y(from === 0 ? 0 : from - 0.5)];
      return { band, from, to, top, height: bottom - top };
    }),
    line: path(placed) ?? '',
    points: placed.map((point, index) => ({
      ...point,
      labelY: isValley(placed, index) ? point.y + fontSize * 1.85 : point.y - fontSize,
      showsMonth: months.includes(index),
      isLatest: index === placed.length - 1,
    })),
    ...yearsOf(placed, plot),
    leftOut: scores.length - drawn.length,
  };
}

/** By their days, but never so close that the numbers touch. A single one stands in the middle. */
function placesInTime(drawn: readonly SymptomScore[], { from, to }: { from: number; to: number }, gap: number): number[] {
  const times = drawn.map(({ day }) => new Date(`${day}T12:00:00Z`));
  const [first, last] = [times[0], times.at(-1)];
  const isOneDay = !first || !last || first.getTime() === last.getTime();
  const places = isOneDay ? times.map(() => (from + to) / 2) : times.map((time) => scaleUtc([first, last], [from, to])(time));
  return spreadOut(places, { from, to, gap });
}

/** Lower than both its neighbours: a number above it would stand in the line. */
function isValley(placed: Placed[], index: number): boolean {
  const own = placed[index]?.points ?? 0;
  const neighbours = [placed[index - 1], placed[index + 1]].flatMap((point) => (point ? [point.points] : []));
  return neighbours.length === 2 && neighbours.every((points) => points > own) && own > 4;
}

/** From the newest backwards, those that have room. */
function monthsShown(placed: Placed[], monthGap: number): number[] {
  const shown: number[] = [];
  for (let index = placed.length - 1; index >= 0; index -= 1) {
    const next = placed[shown.at(-1) ?? -1];
    const own = placed[index];
    if (own && (!next || next.x - own.x >= monthGap)) shown.push(index);
  }
  return shown;
}

function yearsOf(placed: Placed[], { left, right }: ScoreDrawing['plot']): Pick<ScoreDrawing, 'years' | 'yearEnds'> {
  const groups = new Map<string, number[]>();
  for (const { day, x } of placed) groups.set(day.slice(0, 4), [...(groups.get(day.slice(0, 4)) ?? []), x]);
  const runs = [...groups].map(([year, xs]) => ({ year, first: Math.min(...xs), last: Math.max(...xs) }));
  const yearEnds = runs.slice(1).map((run, index) => ((runs[index]?.last ?? left) + run.first) / 2);
  const borders = [left, ...yearEnds, right];
  return { years: runs.map(({ year }, index) => ({ year, x: ((borders[index] ?? left) + (borders[index + 1] ?? right)) / 2 })), yearEnds };
}
