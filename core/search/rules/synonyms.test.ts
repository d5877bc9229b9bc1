import { expect, test } from 'vitest';
import { expandSynonyms } from './synonyms.ts';

test('every phrase has all others of its set, folded like a question', () => {
  expect(expandSynonyms([{ locale: 'pt', words: ['HBP', 'Próstata aumentada', 'hiperplasia benigna da próstata'] }])).toEqual([
    { locale: 'pt', phrase: 'hbp', alternatives: ['prostata aumentada', 'hiperplasia benigna prostata'] },
    { locale: 'pt', phrase: 'prostata aumentada', alternatives: ['hbp', 'hiperplasia benigna prostata'] },
    { locale: 'pt', phrase: 'hiperplasia benigna prostata', alternatives: ['hbp', 'prostata aumentada'] },
  ]);
});

test('a phrase in two sets has the alternatives of both and does not tie them together', () => {
  const found = expandSynonyms([
    { locale: 'pt', words: ['cálculo', 'pedra'] },
    { locale: 'pt', words: ['cálculo', 'conta'] },
  ]);
  expect(found.find(({ phrase }) => phrase === 'calculo')?.alternatives).toEqual(['pedra', 'conta']);
  expect(found.find(({ phrase }) => phrase === 'pedra')?.alternatives).toEqual(['calculo']);
});

test('the same word twice, a word without letters and another language change nothing', () => {
  expect(expandSynonyms([{ locale: 'pt', words: ['rim', 'rins', '—'] }])).toEqual([]);
  expect(expandSynonyms([{ locale: 'en', words: ['pee', 'urine'] }])).toHaveLength(2);
});
