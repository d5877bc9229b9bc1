import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { KeptScore } from '@clinic/core/personal-area/symptoms/symptom-store';
import { bandOfScore } from '@clinic/core/quizzes/score-bands';
import type { SymptomScore } from '../symptoms-view.ts';

/** None for a score outside every band, which no quiz of ours gives. */
export function toSymptomScore({ id, takenAt, answers, score, qualityOfLife }: KeptScore): SymptomScore[] {
  const band = bandOfScore(score);
  return band && qualityOfLife !== null ? [{ id, day: inLisbon(takenAt).day, points: score, band, answers, qualityOfLife }] : [];
}
