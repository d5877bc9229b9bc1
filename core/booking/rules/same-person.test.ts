import { expect, test } from 'vitest';
import { isSamePerson } from './same-person.ts';

const antonio = { name: 'António Exemplo', birthDate: '1958-11-17', vat: '123456789' };

test('is the same with one of the three corrected', () => {
  expect(isSamePerson(antonio, { ...antonio, name: 'antonio j. Exemplo' })).toBe(true);
  expect(isSamePerson(antonio, { ...antonio, birthDate: '1958-11-18' })).toBe(true);
  expect(isSamePerson(antonio, { ...antonio, vat: '' })).toBe(true);
});

test('is somebody else where the name and the date changed and only the folded-away number stayed', () => {
  expect(isSamePerson(antonio, { ...antonio, name: 'Maria Exemplo', birthDate: '1961-02-03' })).toBe(false);
});

test('two empty numbers are no agreement', () => {
  const without = { ...antonio, vat: '' };
  expect(isSamePerson(without, { ...without, name: 'Maria Exemplo' })).toBe(false);
  expect(isSamePerson(without, without)).toBe(true);
});
