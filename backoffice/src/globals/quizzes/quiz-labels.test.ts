import { expect, test } from 'vitest';
import { quizPsa } from '../quiz-psa.ts';
import { quizSintomas } from '../quiz-sintomas.ts';

const labels = (field: unknown): string[] => {
  if (Array.isArray(field)) return field.flatMap(labels);
  if (typeof field !== 'object' || field === null) return [];
  return Object.entries(field).flatMap(([name, value]) => (name === 'label' && value ? Object.values(value) : labels(value)));
};

test.each([
  ['quiz_psa', quizPsa],
  ['quiz_sintomas', quizSintomas],
])('%s: editors read words, and never the name of a field', (_, { fields }) => {
  const read = labels(fields);
  expect(read.length).toBeGreaterThan(30);
  expect(read.filter((words) => /_|menos40|ate49|50a69|\bnao\b/.test(words))).toEqual([]);
});
