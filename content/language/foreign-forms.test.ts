import { expect, test } from 'vitest';
import { americanForms } from './american-forms.ts';
import { brazilianForms } from './brazilian-forms.ts';
import { foreignFormsIn } from './foreign-forms.ts';

test.each([
  'Se você tiver febre',
  'A bexiga está ficando cheia',
  'Continua perdendo urina',
  'Me diga o que sente',
  'Veja na tela do celular.',
  'O nosso time responde',
  'De fato, é raro',
  'O registro no site',
  'A equipe médica',
  'sob controle',
  'antes do café da manhã',
  'Fez um exame de sangue',
  'O paciente tá bem',
])('%s: Brazilian', (text) => expect(foreignFormsIn(text, brazilianForms)).toHaveLength(text.includes('tela') ? 2 : 1));

test.each([
  'A bexiga está a encher',
  'Está quando precisa, estando deitado',
  'Controle o peso',
  'quase toda a gente melhora',
  'se lhe disseram que tem uma zona dura',
  'as células, o tempo e a equipa',
])('%s: European', (text) => expect(foreignFormsIn(text, brazilianForms)).toEqual([]));

test.each([
  'a kidney tumor',
  'blood-red color',
  'the health center',
  'microscopic hematuria',
  'go to the ER',
  'specialized care',
  'canceled visits',
])('%s: American', (text) => expect(foreignFormsIn(text, americanForms)).toHaveLength(1));

test.each(['a kidney tumour', 'the World Health Organization', 'cancelled visits', 'earlier', 'a flow meter'])('%s: British', (text) =>
  expect(foreignFormsIn(text, americanForms)).toEqual([]),
);
