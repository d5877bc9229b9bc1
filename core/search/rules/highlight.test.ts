import { expect, test } from 'vitest';
import { highlighter } from './highlight.ts';

const shown = (text: string, words: string[], { nearlySpelt = false } = {}) =>
  highlighter({ locale: 'pt', words, nearlySpelt })(text)
    .map(({ text: piece, hit }) => (hit ? `[${piece}]` : piece))
    .join('');

test('marks what was asked for in every form, with its accents', () => {
  expect(shown('Tratamentos da PRÓSTATA e biópsia prostática', ['tratamento', 'prostata'])).toBe(
    '[Tratamentos] da [PRÓSTATA] e biópsia [prostática]',
  );
  expect(shown('Pedras nos rins', ['pedra', 'rim'])).toBe('[Pedras] nos [rins]');
});

test('a short word is not found at the beginning of a long one', () =>
  expect(shown('A dor e o dormitório', ['dor'])).toBe('A [dor] e o dormitório'));

test('a misspelt word marks what was meant, only when that is how the page was found', () => {
  expect(shown('Hiperplasia benigna', ['hiperplazia'], { nearlySpelt: true })).toBe('[Hiperplasia] benigna');
  expect(shown('Tumor da bexiga', ['besiga'], { nearlySpelt: true })).toBe('Tumor da [bexiga]');
  expect(shown('Tumor da bexiga', ['besiga'])).toBe('Tumor da bexiga');
});

test('the pieces put together are the text, whatever stands in it', () => {
  for (const text of ['', '<script>alert(1)</script> rim', 'rim', 'um rim & outro rim', 'e\u0301 rim']) {
    const pieces = highlighter({ locale: 'pt', words: ['rim'], nearlySpelt: false })(text);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text.normalize('NFC'));
  }
});
