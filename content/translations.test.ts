import { expect, test } from 'vitest';
import { readDocuments } from './read-documents.ts';
import { isInBothLanguages } from './words.ts';

/** Where only one of the two languages says something. */
function oneSided(value: unknown, path: string): string[] {
  if (isInBothLanguages(value)) return (value.pt === null) === (value.en === null) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => oneSided(inner, path ? `${path}.${name}` : name));
}

test('a document that exists in English says there whatever it says in Portuguese, and no more', () => {
  const gaps = readDocuments()
    .filter(({ isInEnglish }) => isInEnglish)
    .flatMap(({ folder, fields }) => oneSided(fields, '').map((path) => `${folder}: ${path}`));
  expect(gaps).toEqual([]);
});
