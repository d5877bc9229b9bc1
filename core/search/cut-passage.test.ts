import { expect, test } from 'vitest';
import { cutPassage } from './cut-passage.ts';

test('a piece from the middle begins and ends between words, and says so', () => {
  const cut = cutPassage(`tro palavras ${'uma palavra '.repeat(40)}`, false);
  expect(cut).toMatch(/^…palavras uma palavra .* (uma|palavra)…$/);
  expect(cut.length).toBeLessThanOrEqual(285);
});

test('a short text is whole', () => expect(cutPassage('Um nódulo cresce no rim.', true)).toBe('Um nódulo cresce no rim.'));

test('lines that end without a sign do not run into one another', () =>
  expect(cutPassage('Urologista\nPortuguês, inglês\nDedica-se à bexiga.\ntem febre\ntem dor', true)).toBe(
    'Urologista. Português, inglês. Dedica-se à bexiga. tem febre; tem dor',
  ));
