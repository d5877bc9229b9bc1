import { expect, test } from 'vitest';
import { cutExcerpt } from './excerpt.ts';

test('a short text stays as it is', () => expect(cutExcerpt('Quanto, quando e o que evitar.')).toBe('Quanto, quando e o que evitar.'));

test('a text of exactly 285 characters is not cut', () => {
  const text = `${'palavra '.repeat(35)}cinco`;
  expect(text).toHaveLength(285);
  expect(cutExcerpt(text)).toBe(text);
});

test('a longer text ends between two words, with an ellipsis, within 285 characters', () => {
  const text = 'Beber água ajuda os rins a trabalhar. '.repeat(20);
  const cut = cutExcerpt(text);
  expect(cut.length).toBeLessThanOrEqual(285);
  expect(cut.endsWith('…')).toBe(true);
  expect(text.startsWith(cut.slice(0, -1))).toBe(true);
  expect(text[cut.length - 1]).toMatch(/[\s.]/);
});

test('a word that ends at the limit is kept', () => expect(cutExcerpt('um dois tres', 8)).toBe('um dois…'));

test('no punctuation stands before the ellipsis', () => expect(cutExcerpt('Primeiro, segundo e terceiro', 12)).toBe('Primeiro…'));

test('one endless word is cut where it must', () => expect(cutExcerpt('x'.repeat(400))).toBe(`${'x'.repeat(284)}…`));

test('figures between comparison signs are no markup', () =>
  expect(cutExcerpt('Um PSA <4 é habitual e >10 pede exames; entre 4 e 10, < 25 % são cancro.')).toBe(
    'Um PSA <4 é habitual e >10 pede exames; entre 4 e 10, < 25 % são cancro.',
  ));

test('markup is taken out first', () =>
  expect(cutExcerpt('<p>O <strong>PSA</strong> alto&nbsp;nem sempre é cancro</p><p>Fale com o médico .</p>')).toBe(
    'O PSA alto nem sempre é cancro Fale com o médico.',
  ));
