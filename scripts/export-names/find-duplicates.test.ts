import { expect, test } from 'vitest';
import { findDuplicates } from './find-duplicates.ts';

const duplicatesAmong = (files: Record<string, string[]>) => Object.fromEntries(findDuplicates(new Map(Object.entries(files))));

test('a name that two files export is found, with both', () =>
  expect(duplicatesAmong({ 'core/a.ts': ['Row', 'only'], 'worker/b.ts': ['Row'] })).toEqual({ Row: ['core/a.ts', 'worker/b.ts'] }));

test('a route’s loader is React Router’s word, and only there', () => {
  expect(duplicatesAmong({ 'site/app/routes/home.tsx': ['loader'], 'site/app/routes/team.tsx': ['loader'] })).toEqual({});
  expect(duplicatesAmong({ 'core/a.ts': ['loader'], 'core/b.ts': ['loader'] })).toHaveProperty('loader');
});

test('a field of the content may have its name once in each place that knows it', () => {
  const places = { 'backoffice/src/fields/quiz.ts': ['quiz'], 'content/model/parts.ts': ['quiz'], 'core/content/fields/quiz.ts': ['quiz'] };
  expect(duplicatesAmong(places)).toEqual({});
  expect(duplicatesAmong({ ...places, 'content/model/other.ts': ['quiz'] })).toHaveProperty('quiz');
  expect(duplicatesAmong({ ...places, 'worker/quiz.ts': ['quiz'] })).toHaveProperty('quiz');
});

test('what is allowed for some names is not allowed for others', () =>
  expect(duplicatesAmong({ 'worker/env.ts': ['readEnv', 'port'], 'sandbox/env.ts': ['readEnv', 'port'] })).toEqual({
    port: ['worker/env.ts', 'sandbox/env.ts'],
  }));
