import { canonicalPath } from '@clinic/core/addresses/canonical-path';
import { expect, test } from 'vitest';
import { clinicBook } from './clinic-book.ts';
import type { FieldValue } from './fields.ts';
import { readDocuments } from './read-documents.ts';
import { readHomeBlocks } from './read-home-blocks.ts';
import { isInBothLanguages } from './words.ts';

const wordsIn = (value: FieldValue): string[] => {
  if (isInBothLanguages(value)) return [value.pt, value.en].filter((text) => typeof text === 'string');
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(wordsIn);
};
const book = clinicBook(readDocuments());
const paths = wordsIn(readHomeBlocks()).filter((text) => text.startsWith('/'));

test('the blocks of the home page lead somewhere', () => expect(paths.length).toBeGreaterThan(20));

test.each(paths)('%s lives', (path) => expect(canonicalPath(path, book)).toBe(path));
