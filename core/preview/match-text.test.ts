import { expect, test } from 'vitest';
import { fieldMeant, placeMeant } from './match-text.ts';

const fields = [
  { path: 'titulo', text: 'Cancro da próstata' },
  { path: 'excerto', text: 'Um em cada oito homens.' },
  { path: 'o_que_e.texto', text: 'A próstata é uma glândula. Cresce com a idade.' },
  { path: 'faqs.0.pergunta', text: 'O PSA alto é cancro?' },
  { path: 'faqs.0.resposta', text: 'Não. O PSA também sobe com uma infeção.' },
  { path: 'faqs.1.resposta', text: 'Sim.' },
];

test('who points at a text means the field it comes from, at a paragraph the text it is part of', () => {
  expect(fieldMeant(fields, ['Um em cada\n  oito homens.'])).toBe('excerto');
  expect(fieldMeant(fields, ['Cresce com a idade.'])).toBe('o_que_e.texto');
  expect(fieldMeant(fields, ['Sim.'])).toBe('faqs.1.resposta');
});

test('a picture means what begins the section it stands in; words that come from elsewhere mean nothing', () => {
  expect(fieldMeant(fields, ['', 'Perguntas O PSA alto é cancro? Não. O PSA também sobe com uma infeção.'])).toBe('faqs.0.pergunta');
  expect(fieldMeant(fields, ['Marcar', 'Marcar consulta'])).toBeNull();
});

test('a field is found on the page in the innermost place that shows it, a long text where it begins', () => {
  const places = [
    'Cancro da próstata Um em cada oito homens. A próstata é uma glândula. Cresce.',
    'Cancro da próstata',
    'Um em cada oito homens.',
    'A próstata é uma glândula.',
  ];
  expect(placeMeant(places, ['Um em cada oito homens.'])).toBe(2);
  expect(placeMeant(places, ['uma glândula', 'A próstata é uma glândula. Cresce com a idade.'])).toBe(3);
  expect(placeMeant(places, ['A próstata é uma glândula. Cresce com a idade.'])).toBe(3);
  expect(placeMeant(places, ['Não está'])).toBe(-1);
});
