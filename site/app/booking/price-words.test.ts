import { expect, test } from 'vitest';
import { priceInWords } from './price-words.ts';

test('prices are written as each language does, cents always in two figures', () => {
  expect(priceInWords(9000, 'pt')).toBe('90,00\u00a0€');
  expect(priceInWords(3250, 'en')).toBe('€32.50');
  expect(priceInWords(5, 'en')).toBe('€0.05');
});
