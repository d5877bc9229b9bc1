import { expect, test } from 'vitest';
import { toRequestQuestion } from './find-requests.ts';

test.each([
  ['SO 2003', { by: 'number', number: 2003, kind: 'secondOpinion' }],
  [' so2003 ', { by: 'number', number: 2003, kind: 'secondOpinion' }],
  ['2003', { by: 'number', number: 2003, kind: null }],
  ['Joaquim@Exemplo.pt', { by: 'contact', contact: { kind: 'email', value: 'joaquim@exemplo.pt' } }],
  ['912 345 678', { by: 'contact', contact: { kind: 'phone' } }],
  ['XX 2003', null],
  ['Joaquim', null],
  ['', null],
])('a request is looked for as a caller names it: “%s”', (typed, expected) => {
  const question = toRequestQuestion(typed);
  if (expected) expect(question).toMatchObject(expected);
  else expect(question).toBeNull();
});
