import type { ScoreBand } from '@clinic/core/quizzes/score-bands';
import type { ScoreDrawing } from './symptoms/score-drawing.ts';

/** One answered quiz that the patient chose to keep. */
export type SymptomScore = {
  id: string;
  day: string;
  points: number;
  band: ScoreBand;
  /** Seven answers, 0 to 5, in the order of the questions. */
  answers: number[];
  /** 0 (delighted) to 6 (terrible). */
  qualityOfLife: number;
};

export type SymptomsView = {
  today: string;
  /** Newest first; never empty. */
  scores: SymptomScore[];
  /** Made on the server, so that no drawing code travels to the browser. */
  drawings: { narrow: ScoreDrawing; wide: ScoreDrawing };
  nextVisit: { day: string; doctorName: string } | null;
  /** Whether the doctor of the next visit may see them. */
  shared: 'no' | 'sent';
  /** The quiz, to answer it again. */
  quizTo: string;
  /** From the address, `?apagar=<id>`: asks once more. */
  removing: string | null;
  done: 'sent' | 'removed' | 'kept' | null;
};

export type SymptomsSheetView = {
  printedOn: string;
  name: string;
  birthDate: string | null;
  patientNumber: string | null;
  nextVisit: { day: string; doctorName: string } | null;
  /** Newest first. */
  scores: SymptomScore[];
  drawing: ScoreDrawing;
};
