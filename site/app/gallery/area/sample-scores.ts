import type { SymptomScore } from '../../area/symptoms-view.ts';

/** Joaquim's, newest first. */
export const sampleScores: SymptomScore[] = [
  { id: 's6', day: '2026-11-15', points: 14, band: 'moderate', answers: [2, 3, 1, 1, 3, 0, 4], qualityOfLife: 3 },
  { id: 's5', day: '2026-06-03', points: 11, band: 'moderate', answers: [1, 2, 1, 2, 2, 0, 3], qualityOfLife: 2 },
  { id: 's4', day: '2026-03-10', points: 16, band: 'moderate', answers: [2, 3, 2, 2, 3, 1, 3], qualityOfLife: 3 },
  { id: 's3', day: '2025-12-12', points: 17, band: 'moderate', answers: [3, 3, 2, 2, 3, 1, 3], qualityOfLife: 4 },
  { id: 's2', day: '2025-09-15', points: 19, band: 'moderate', answers: [3, 3, 3, 2, 3, 2, 3], qualityOfLife: 4 },
  { id: 's1', day: '2025-06-03', points: 22, band: 'severe', answers: [4, 4, 3, 2, 4, 2, 3], qualityOfLife: 5 },
];
