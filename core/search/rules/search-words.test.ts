import { expect, test } from 'vitest';
import { indexText, searchWords } from './search-words.ts';

test('plurals that the stemmer does not know become singular, in the pages and in the question alike', () => {
  expect(indexText('Rins, homens, lesões e sinais', 'pt')).toBe('rim homem lesao e sinal');
  expect(searchWords('operações aos rins', 'pt')).toEqual(['operacao', 'rim']);
});

test('English is left to the stemmer', () => expect(indexText('Tens of men, signs', 'en')).toBe('tens of men signs'));

test('words that say nothing are left out of the question', () => {
  expect(searchWords('o que é a pedra no rim?', 'pt')).toEqual(['pedra', 'rim']);
  expect(searchWords('how do I know if I have kidney stones', 'en')).toEqual(['know', 'kidney', 'stones']);
});

test('a question made of nothing else is asked as it is', () =>
  expect(searchWords('como e quando', 'pt')).toEqual(['como', 'e', 'quando']));

test('a question without letters asks nothing', () => expect(searchWords('???? ----', 'pt')).toEqual([]));

test('a very long question is cut, and no word is asked twice', () => {
  expect(searchWords(Array.from({ length: 50 }, (_, n) => `palavra${n}`).join(' '), 'pt')).toHaveLength(8);
  expect(searchWords('rim rins RIM', 'pt')).toEqual(['rim']);
});

test('nothing of PostgreSQL’s own language can be asked', () =>
  expect(searchWords("rim' | !(dor:*) & \\x", 'pt').join()).toMatch(/^[a-z0-9,]+$/));
