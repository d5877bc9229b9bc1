import { bandLimits, mostPoints, type ScoreBand } from '@clinic/core/quizzes/score-bands';

/** A score as 35 squares, worked out to the last point: whoever shows it only has to put it on the page. */
export type ScaleDrawing = {
  width: number;
  height: number;
  fontSize: number;
  squares: { point: number; x: number; width: number; band: ScoreBand; state: 'full' | 'last' | 'empty' }[];
  top: number;
  squareHeight: number;
  bands: { band: ScoreBand; from: number; to: number; x: number; width: number; isOwn: boolean }[];
  /** The flag over the last full square, inside the drawing also where that stands at its edge. */
  flag: { x: number; width: number; tip: number; points: number };
};

type ScaleSize = { width: number; fontSize: number; squareHeight: number; flagWidth: number };

/** Letters keep their size, so each width has a drawing of its own. */
export const scaleSizes = {
  narrow: { width: 300, fontSize: 18, squareHeight: 40, flagWidth: 112 },
  wide: { width: 660, fontSize: 19, squareHeight: 52, flagWidth: 124 },
} as const satisfies Record<string, ScaleSize>;

const gap = 2;

export function drawScale(points: number, { width, fontSize, squareHeight, flagWidth }: ScaleSize): ScaleDrawing {
  const step = (width + gap) / mostPoints;
  const top = fontSize * 2.9;
  // Nobody has a square for 0 points: the flag then stands at the beginning.
  const tip = points === 0 ? 0 : (points - 0.5) * step - gap / 2;
  const numbers = Array.from({ length: mostPoints }, (_, index) => index + 1);
  return {
    ...{ width, fontSize, squareHeight, top },
    height: top + squareHeight + 12,
    squares: numbers.map((point) => ({
      point,
      x: (point - 1) * step,
      width: step - gap,
      band: bandLimits.find(({ to }) => point <= to)?.band ?? 'severe',
      state: point === points ? 'last' : point < points ? 'full' : 'empty',
    })),
    bands: bandLimits.map(({ band, from, to }) => {
      const first = Math.max(from, 1);
      return { band, from, to, x: (first - 1) * step, width: (to - first + 1) * step - gap, isOwn: from <= points && points <= to };
    }),
    flag: { x: Math.min(Math.max(tip - flagWidth / 2, 0), width - flagWidth), width: flagWidth, tip, points },
  };
}

/** What the table beside the drawing says. */
export const scaleRows = (points: number): { band: ScoreBand; from: number; to: number; points: number | null }[] =>
  bandLimits.map(({ band, from, to }) => ({ band, from, to, points: from <= points && points <= to ? points : null }));
