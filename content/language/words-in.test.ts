import { expect, test } from 'vitest';
import { withoutCitations } from './without-citations.ts';
import { wordsIn } from './words-in.ts';

test('words keep their hyphens and apostrophes, and lose what stands around them', () => {
  expect(wordsIn('«Explicamos-lhe», diz o médico; it’s Crohn’s.')).toEqual(['Explicamos-lhe', 'diz', 'médico', "it's", "Crohn's"]);
});

test.each([
  ['addresses', 'Veja https://uroweb.org/guidelines, www.consumidor.gov.pt ou geral@exemplo.pt', ['Veja', 'ou']],
  ['paths', 'vai de /pt/tratamentos/holep para lá', ['vai', 'de', 'para', 'lá']],
  ['codes and figures', 'o 4D, o H2O e __Host-access_token', []],
  ['what a program puts in', 'Por {name}, a {day, date, long}: {{count}} <figures>vagas</figures>', ['Por', 'vagas']],
  ['what chooses a plural', '{count, plural, =0 {Cheio} one {# vaga} other {# vagas}} para {name}', ['Cheio', 'vaga', 'vagas', 'para']],
  ['what chooses a word', '{mode, select, inPerson {na clínica} other {por vídeo}}', ['na', 'clínica', 'por', 'vídeo']],
])('%s are no words', (_, text, expected) => expect(wordsIn(text)).toEqual(expected));

test('the title of somebody else’s work keeps its own language', () => {
  const link = (text: string, url: string) => ({ type: 'link', fields: { url }, children: [{ text }] });
  const ours = link('livro de reclamações', 'https://www.livroreclamacoes.pt/');
  const theirs = link('Recurrent urinary tract infection, 2018', 'https://www.nice.org.uk');
  expect(withoutCitations({ children: [ours, theirs] })).toEqual({ children: [ours] });
});
