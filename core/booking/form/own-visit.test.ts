import { expect, test } from 'vitest';
import { knownBeside, namesOwnVisit, replacedVisit } from './own-visit.ts';

const known = { name: 'Manuel Lopes', insured: 'yes', subSpecialty: 'prostatitis', typeId: '462', mode: 'online', doctorId: '201' };

test('a reason, a type, a doctor or an hour is a visit of one’s own, unless it is that of the last time', () => {
  expect(namesOwnVisit({ subSpecialty: 'kidneyStones' }, known)).toBe(true);
  expect(namesOwnVisit({ doctorId: '203' }, known)).toBe(true);
  expect(namesOwnVisit({ doctorId: '201', mode: 'inPerson' }, known)).toBe(false);
  expect(namesOwnVisit({}, {})).toBe(false);
});

test('who comes with a visit of their own is known as a person, not by the last visit', () => {
  expect(knownBeside({ subSpecialty: 'kidneyStones' }, known)).toEqual({ name: 'Manuel Lopes', insured: 'yes' });
  expect(knownBeside({}, known)).toEqual(known);
});

test('a page replaces the exam and the hour that were chosen on another page', () => {
  const exam = { fields: { typeId: '464', subSpecialty: 'other', slot: '2026-11-17T10:40/201', mode: 'inPerson' }, known: {} };
  expect(replacedVisit({ fields: { doctorId: '203', forOther: 'no' }, known: {} }, { typeId: '464' })).toEqual({
    doctorId: '',
    typeId: '464',
  });
  expect(replacedVisit(exam, { subSpecialty: 'kidneyStones' })).toEqual({ typeId: '', slot: '', subSpecialty: 'kidneyStones' });
  expect(replacedVisit(exam, { doctorId: '203' })).toEqual({ typeId: '', slot: '', subSpecialty: '', doctorId: '203' });
});

test('a page replaces what the proof filled in of the last visit, and nothing that was answered', () => {
  const proven = { fields: { ...known, mode: 'inPerson' }, known };
  expect(replacedVisit(proven, { subSpecialty: 'kidneyStones' })).toEqual({ typeId: '', doctorId: '', subSpecialty: 'kidneyStones' });
});
