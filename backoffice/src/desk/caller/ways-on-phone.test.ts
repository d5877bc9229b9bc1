import { expect, test } from 'vitest';
import { waysOnPhone } from './ways-on-phone.ts';

const all = ['multibanco', 'card', 'atClinic'] as const;

test.each([
  ['the patient has an e-mail', { email: 'paciente@exemplo.pt' }],
  ['who calls for the patient has one', { email: '', forOther: 'yes', bookerEmail: 'rosa@exemplo.pt' }],
])('a card is offered where %s', (_, fields) => {
  expect(waysOnPhone(all, fields)).toEqual(all);
});

test.each([
  ['nobody has an e-mail', { email: ' ' }],
  ['only somebody has one who does not call after all', { forOther: 'no', bookerEmail: 'rosa@exemplo.pt' }],
])('no card is offered where %s', (_, fields) => {
  expect(waysOnPhone(all, fields)).toEqual(['multibanco', 'atClinic']);
});
