import { expect, test } from 'vitest';
import type { Fields } from '../fields.ts';
import { differences } from './field-differences.ts';

const wanted: Fields = {
  titulo: { pt: 'Tumor do rim', en: 'Kidney tumour' },
  meta: { title: { pt: 'Tumor', en: null } },
  ordem: 2,
  children: [{ title: { pt: 'Crioterapia', en: 'Cryotherapy' } }],
};
const stored = {
  id: 7,
  titulo: { pt: 'Tumor do rim', en: 'Kidney tumour' },
  meta: { title: { pt: 'Tumor' }, description: { pt: 'Escrita por um editor' } },
  ordem: 2,
  children: [{ id: 'a1', title: { pt: 'Crioterapia', en: 'Cryotherapy' } }],
};

test('finds nothing to write when all wanted values are stored', () => expect(differences(wanted, stored)).toEqual(new Set()));

test('finds the language whose words differ', () => {
  expect(differences(wanted, { ...stored, titulo: { pt: 'Tumor do rim', en: 'Kidney tumor' } })).toEqual(new Set(['en']));
});

test('counts a shared value as Portuguese', () => expect(differences(wanted, { ...stored, ordem: 3 })).toEqual(new Set(['pt'])));

test('finds words that should not be there', () => {
  expect(differences({ titulo: { pt: 'Blogue', en: null } }, { titulo: { pt: 'Blogue', en: 'Blog' } })).toEqual(new Set(['en']));
});

test('writes both languages when a row was added or removed', () => {
  expect(differences(wanted, { ...stored, children: [] })).toEqual(new Set(['pt', 'en']));
  expect(differences({ children: [] }, stored)).toEqual(new Set(['pt', 'en']));
});

test('takes an empty list and a missing one for the same', () => expect(differences({ children: [] }, {})).toEqual(new Set()));
