import { expect, test } from 'vitest';
import { advertisingWordsIn } from './advertising-words.ts';

test.each([
  ['Rastreio grátis', 'grátis'],
  ['consultas gratuitas', 'gratuitas'],
  ['Com 20% de desconto', 'desconto'],
  ['Promoção de verão', 'Promoção'],
  ['uma oferta única', 'oferta'],
  ['Cura garantida', 'Cura garantida'],
  ['É o melhor da Europa', 'o melhor'],
  ['Cirurgia sem dor', 'sem dor'],
  ['100 % eficaz', '100 %'],
])('%j is advertising in Portuguese', (text, word) => {
  expect(advertisingWordsIn(text, 'pt')).toEqual([word]);
});

test.each([
  ['A free visit', 'free'],
  ['free of charge', 'free'],
  ['a 10% discount', 'discount'],
  ['Summer promotion', 'promotion'],
  ['special offer', 'special offer'],
  ['a guaranteed cure', 'guaranteed cure'],
  ['the best clinic', 'the best'],
  ['painless surgery', 'painless'],
])('%j is advertising in English', (text, word) => {
  expect(advertisingWordsIn(text, 'en')).toEqual([word]);
});

test.each([
  'A promoção da saúde do homem',
  'Sangue na urina, mesmo sem dor, deve ser visto.',
  'A clínica oferece consultas',
  'O desconforto passa',
  'uma melhoria',
])('%j is everyday Portuguese', (text) => expect(advertisingWordsIn(text, 'pt')).toEqual([]));

test.each([
  'the ratio of free PSA to total PSA',
  'free of stones after surgery',
  'Feel free to call',
  'a symptom-free year',
  'Painless blood in the urine needs a doctor.',
  'health promotion',
])('%j is everyday English', (text) => expect(advertisingWordsIn(text, 'en')).toEqual([]));

test('a sign in one sentence does not excuse a promise in the next', () => {
  expect(advertisingWordsIn('Há sangue na urina. A cirurgia é sem dor.', 'pt')).toEqual(['sem dor']);
});
