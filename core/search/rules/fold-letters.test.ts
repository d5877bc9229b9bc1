import { expect, test } from 'vitest';
import { foldedWords, foldLetters } from './fold-letters.ts';

test('accents and capitals go, and every letter stays in its place', () => {
  for (const text of ['Próstata', 'AÇÃO', 'naïve œuvre', 'Straße №1', 'İstanbul', '💧 água']) {
    expect(foldLetters(text)).toHaveLength(text.length);
  }
  expect(foldLetters('Hiperplasia benigna da PRÓSTATA: ações')).toBe('hiperplasia benigna da prostata: acoes');
});

test('words are told apart by whatever is no letter or digit', () => {
  expect(foldedWords('Pós-operatório: 3 a 5 dias (PET/CT)')).toEqual(['pos', 'operatorio', '3', 'a', '5', 'dias', 'pet', 'ct']);
  expect(foldedWords('Pro\u0301stata')).toEqual(['prostata']);
  expect(foldedWords('🙂')).toEqual([]);
});
