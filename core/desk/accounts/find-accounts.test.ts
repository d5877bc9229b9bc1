import { expect, test } from 'vitest';
import { toAccountQuestion } from './find-accounts.ts';

test.each([
  ['  Albano@Exemplo.PT ', { by: 'email', email: 'albano@exemplo.pt' }],
  ['8123', { by: 'record', patientId: 8123 }],
  ['Antónia D’Ávila-Sá', { by: 'name', words: ['antonia', 'davila', 'sa'] }],
  ['ant mei', { by: 'name', words: ['ant', 'mei'] }],
])('%s is understood as what a caller would mean by it', (typed, question) => expect(toAccountQuestion(typed)).toEqual(question));

test.each(['', '   ', 'a', '%', '_ _', 'albano@', '@exemplo.pt', '99999999999', '2147483648'])('“%s” asks for nobody', (typed) =>
  expect(toAccountQuestion(typed)).toBeNull(),
);
