export type ScoreBand = 'mild' | 'moderate' | 'severe';

/** Seven questions, five points each. */
export const mostPoints = 35;

/** Inclusive, as published by Barry and others (The American Urological Association symptom index, J Urol 1992;148:1549-57). */
export const bandLimits: { band: ScoreBand; from: number; to: number }[] = [
  { band: 'mild', from: 0, to: 7 },
  { band: 'moderate', from: 8, to: 19 },
  { band: 'severe', from: 20, to: mostPoints },
];

/** Null for a number that is no score. */
export const bandOfScore = (points: number): ScoreBand | null =>
  Number.isInteger(points) ? (bandLimits.find(({ from, to }) => from <= points && points <= to)?.band ?? null) : null;
