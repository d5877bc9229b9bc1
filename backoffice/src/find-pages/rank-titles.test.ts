import { expect, test } from 'vitest';
import { rankTitles } from './rank-titles.ts';

const one = (title: string, ...others: string[]) => ({ titles: [title, ...others], kind: 'Problema', href: `/${title}` });
const all = [one('Próstata aumentada', 'Enlarged prostate'), one('Cancro da próstata'), one('Prostatite'), one('Rodapé')];
const titles = (typed: string) => rankTitles(all, typed, 9).map(({ title }) => title);

test('accents, capitals and the order of words do not matter', () => {
  expect(titles('prostata CANCRO')).toEqual(['Cancro da próstata']);
  expect(titles('rodape')).toEqual(['Rodapé']);
});

test('the name itself comes first, then what begins with it, then what has a word that does', () => {
  expect(titles('prosta')).toEqual(['Próstata aumentada', 'Prostatite', 'Cancro da próstata']);
  expect(titles('prostatite')).toEqual(['Prostatite']);
});

test('the other language finds it, too, and says the name that was found', () => expect(titles('enlarged')).toEqual(['Enlarged prostate']));

test('where both languages fit, the Portuguese name is shown, however near the other is', () => {
  const both = [one('Biópsia da próstata', 'Prostate biopsy'), one('Prótese', 'Prosthesis')];
  expect(rankTitles(both, 'prost', 9).map(({ title }) => title)).toEqual(['Biópsia da próstata', 'Prosthesis']);
});

test('nothing typed finds nothing, and no more than asked for is told', () => {
  expect(titles('  ')).toEqual([]);
  expect(rankTitles(all, 'pro', 1)).toHaveLength(1);
});
