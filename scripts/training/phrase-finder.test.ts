import { expect, test } from 'vitest';
import { phraseFinder } from './phrase-finder.ts';

const find = phraseFinder(['Armando Vilhena Castro', 'armando@vilhena.example', '912345678', 'd1000000-0000-4000-8000-000000006000']);

test('a full name, an address, a number and an id are found inside longer text, in any case', () => {
  expect(find('O doente ARMANDO VILHENA CASTRO telefonou.')).toEqual(['Armando Vilhena Castro']);
  expect(find('{"para":"Armando@Vilhena.example"}')).toEqual(['armando@vilhena.example']);
  expect(find('Ligue 912345678, por favor')).toEqual(['912345678']);
  expect(find('booking-d1000000-0000-4000-8000-000000006000-paid')).toEqual(['d1000000-0000-4000-8000-000000006000']);
});

test('a number is found however its digits are grouped, and a name after a line break that was written out', () => {
  expect(find('912 345 678')).toEqual(['912345678']);
  expect(find('{\\"texto\\":\\"Obrigado\\nArmando Vilhena Castro\\"}')).toEqual(['Armando Vilhena Castro']);
});

test('half a name, or a number inside a longer one, is not somebody', () => {
  expect(find('Armando Vilhena')).toEqual([]);
  expect(find('99123456780')).toEqual([]);
});

test('ten thousand names in ten thousand texts are looked for within seconds', () => {
  const before = performance.now();
  const many = phraseFinder(Array.from({ length: 10_000 }, (_, index) => `Maria Santos Apelido${index}`));
  for (let text = 0; text < 10_000; text++) many(`Uma página sobre a próstata, escrita por Rui Santos em ${text} palavras, sem ninguém.`);
  expect(performance.now() - before).toBeLessThan(5_000);
});
