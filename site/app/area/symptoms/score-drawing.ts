import type { ScoreBand } from '@clinic/core/quizzes/score-bands';

/** Scores over time, worked out to the last point: whoever shows it only has to put it on the page. */
export type ScoreDrawing = {
  width: number;
  height: number;
  fontSize: number;
  plot: { left: number; right: number; top: number; bottom: number };
  bands: { band: ScoreBand; from: number; to: number; top: number; height: number }[];
  /** The path through all points. */
  line: string;
  /** Oldest first. */
  points: ScorePoint[];
  years: { year: string; x: number }[];
  /** Where one year ends and the next begins. */
  yearEnds: number[];
  /** Older scores for which there is no room; the table has them. */
  leftOut: number;
};

export type ScorePoint = {
  id: string;
  day: string;
  points: number;
  x: number;
  y: number;
  /** Where the number stands, clear of the line. */
  labelY: number;
  showsMonth: boolean;
  isLatest: boolean;
};
