import type { SymptomScore } from '../symptoms-view.ts';

/** What the table under the drawing says, newest first. */
export const scoreRows = (scores: readonly SymptomScore[]): Omit<SymptomScore, 'answers'>[] =>
  scores.map(({ id, day, points, band, qualityOfLife }) => ({ id, day, points, band, qualityOfLife }));
