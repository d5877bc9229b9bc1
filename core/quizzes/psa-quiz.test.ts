import { expect, test } from 'vitest';
import { advisePsa, parsePsaAnswer, parsePsaValue, psaChoices, psaQuestions } from './psa-quiz.ts';

const complete = { age: 'from50', psa: 'never', family: 'none', symptoms: 'none' };

test.each([
  ['4,2', '4.2'],
  ['4.20', '4.20'],
  [' 4,2 ng/ml ', '4.2'],
  ['0', '0'],
  ['007', '7'],
  ['1200', '1200'],
  ['4,2,1', null],
  ['-1', null],
  ['quatro', null],
  ['', null],
  ['12345', null],
  ['4,1234', null],
])('a PSA written as %j is read as %j', (typed, value) => expect(parsePsaValue(typed)).toBe(value));

test.each(psaQuestions)('there is no result while %s is not answered, or answered by nothing of ours', (question) => {
  const { [question]: _, ...rest } = complete;
  expect(advisePsa(rest)).toBeNull();
  expect(advisePsa({ ...rest, [question]: 'other thing' })).toBeNull();
});

test('every way through the buttons has a result', () => {
  for (const age of psaChoices.age)
    for (const psa of psaChoices.psa)
      for (const family of psaChoices.family)
        for (const symptoms of psaChoices.symptoms) expect(advisePsa({ age, psa, family, symptoms })).not.toBeNull();
});

test('the value is compared with no threshold: whatever it is, the reader is told the same', () => {
  const told = ['0', '0.1', '2.9', '3', '4', '4.1', '10', '20', '100', '9999'].map((psa) => {
    const { psaValue, ...advice } = advisePsa({ ...complete, psa }) ?? { psaValue: null };
    expect(psaValue).toBe(psa);
    return JSON.stringify(advice);
  });
  expect(new Set(told).size).toBe(1);
});

test('what was pressed counts before what was typed, and a question without buttons of that name is refused', () => {
  expect(parsePsaAnswer('psa', { chosen: 'never', value: '4' })).toEqual({ ok: true, value: 'never' });
  expect(parsePsaAnswer('psa', { chosen: '', value: '4,5' })).toEqual({ ok: true, value: '4.5' });
  expect(parsePsaAnswer('psa', { chosen: '', value: 'x' })).toEqual({ ok: false, error: { kind: 'psaValue' } });
  expect(parsePsaAnswer('age', { chosen: '', value: '4,5' })).toEqual({ ok: false, error: { kind: 'selectOption' } });
});
