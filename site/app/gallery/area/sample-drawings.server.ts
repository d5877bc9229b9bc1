import { drawingSizes, drawScores } from '../../area/symptoms/draw-scores.server.ts';
import { sampleScores } from './sample-scores.ts';

export const sampleDrawings = {
  narrow: drawScores(sampleScores, drawingSizes.narrow),
  wide: drawScores(sampleScores, drawingSizes.wide),
  paper: drawScores(sampleScores, drawingSizes.paper),
};
export type SampleDrawings = typeof sampleDrawings;
