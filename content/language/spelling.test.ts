import { type Locale, locales } from '@clinic/core/kernel/locale';
import { expect, test } from 'vitest';
import { createSpeller, readWordList, wordLists } from './spelling.ts';

const spellers = { pt: await createSpeller('pt'), en: await createSpeller('en') };

test.each([
  ['pt', 'prostata', 'an accent missing'],
  ['pt', 'infecção', 'spelt as before the agreement of 1990'],
  ['pt', 'rectal', 'spelt as before the agreement of 1990'],
  ['pt', 'contato', 'Brazilian'],
  ['pt', 'crônico', 'Brazilian'],
  ['pt', 'bióspia', 'letters swapped'],
  ['en', 'tumor', 'American'],
  ['en', 'organize', 'American'],
  ['en', 'hematuria', 'American'],
  ['en', 'prostrate-cancr', 'a letter missing'],
] satisfies [Locale, string, string][])('a wrong word is found (%s: %s, %s)', (locale, word, _) =>
  expect(spellers[locale].isRight(word)).toBe(false),
);

test('our own words may begin a sentence, and own something', () => {
  expect(spellers.pt.isRight('Braquiterapia')).toBe(true);
  expect(spellers.en.isRight("Peyronie's")).toBe(true);
});

const inOrder = new Intl.Collator('pt').compare;

test.each(wordLists())('%s is in order, without repetition', (file) => {
  const words = readWordList(file);
  expect(words).toEqual([...new Set(words)].toSorted(inOrder));
});

test.each(wordLists())('%s holds nothing that the dictionary knows already', (file) => {
  const among = locales.filter((locale) => !/\.(pt|en)\.txt$/.test(file) || file.endsWith(`.${locale}.txt`));
  expect(readWordList(file).filter((word) => among.every((locale) => spellers[locale].isInDictionary(word)))).toEqual([]);
});
