import { expect, test } from 'vitest';
import { isNearlySpelt } from './spelling.ts';

test.each([
  ['hiperplasia', 'hiperplazia'],
  ['prostata', 'prosatta'],
  ['bexiga', 'besiga'],
  ['incontinencia', 'incontinensia'],
  ['bettencourt', 'betencourt'],
])('%s was meant by %s', (found, asked) => expect(isNearlySpelt(found, asked)).toBe(true));

test.each([
  ['rim', 'ruim'],
  ['dor', 'cor'],
  ['tumor', 'humor-negro'],
  ['cancro', 'branco'],
  ['prostata', 'prolapso'],
])('%s was not meant by %s', (found, asked) => expect(isNearlySpelt(found, asked)).toBe(false));
