import type { QuizName } from '../shapes/page-parts.ts';
import { text } from './plain.ts';

const names = new Map<string, QuizName>([
  ['sintomas', 'symptoms'],
  ['psa', 'psa'],
  ['marcacao', 'booking'],
]);

export const quiz = text.transform((value) => names.get(value) ?? null);
