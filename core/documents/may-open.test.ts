import { expect, test } from 'vitest';
import { mayOpenDocument } from './may-open.ts';

const states = ['clean', 'notYetChecked', 'unscannable', 'threat', 'receiving'] as const;
const of = (role: 'admin' | 'gestor' | 'balcao' | 'medico', isReader: boolean) =>
  states.map((state) => mayOpenDocument({ role, isReader }, state));

test('the front desk opens what is clean; what nobody could examine, the doctor of the request after a warning; the rest, nobody', () => {
  const desk = ['yes', 'no', 'no', 'no', 'no'];
  expect(of('balcao', false)).toEqual(desk);
  for (const role of ['admin', 'gestor'] as const) expect(of(role, false)).toEqual(desk);
  expect(of('medico', true)).toEqual(['yes', 'afterWarning', 'afterWarning', 'no', 'no']);
  expect(of('medico', false), 'another doctor').toEqual(['no', 'no', 'no', 'no', 'no']);
});
