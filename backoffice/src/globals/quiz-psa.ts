import type { Field } from 'payload';
import { excerpt } from '../fields/excerpt.ts';
import { type Label, label } from '../language/label.ts';
import { pageGlobal } from './page-global.ts';
import {
  answerFields,
  careFields,
  meaningFields,
  type NamedAnswers,
  neededLine,
  neededLines,
  questionFields,
  urgentField,
} from './quizzes/quiz-fields.ts';

const questions: Field[] = [
  questionFields('idade', label('1. Idade', '1. Age')),
  questionFields('psa', label('2. Valor do PSA', '2. PSA value')),
  neededLine('psa_ajuda', label('Onde se encontra o valor', 'Where the value is found')),
  questionFields('familia', label('3. Família', '3. Family')),
  questionFields('queixas', label('4. Queixas', '4. Symptoms')),
];

const ages: NamedAnswers = [
  ['menos40', label('menos de 40 anos', 'under 40')],
  ['40', label('40 a 49 anos', '40 to 49')],
  ['50', label('50 a 59 anos', '50 to 59')],
  ['60', label('60 a 69 anos', '60 to 69')],
  ['70', label('70 anos ou mais', '70 or older')],
];
const ageGroups: NamedAnswers = [
  ['ate49', label('até aos 49 anos', 'up to 49')],
  ['50a69', label('50 a 69 anos', '50 to 69')],
  ['70', label('70 anos ou mais', '70 or older')],
];
const values: NamedAnswers = [
  ['nunca', label('nunca fez a análise', 'never had the test')],
  ['nao_sei', label('não sabe o valor', 'does not know the value')],
];
const relatives: NamedAnswers = [
  ['nenhum', label('ninguém na família', 'nobody in the family')],
  ['proximo', label('pai, irmão ou filho', 'father, brother or son')],
  ['outro', label('outro familiar', 'another relative')],
  ['nao_sei', label('não sabe', 'does not know')],
];
const complaints: NamedAnswers = [
  ['nenhuma', label('sem queixas', 'no symptoms')],
  ['algumas', label('algumas queixas', 'some symptoms')],
  ['muitas', label('muitas queixas', 'many symptoms')],
];

const answers: Field[] = [
  answerFields('idade', label('Idade', 'Age'), ages),
  answerFields('psa', label('Sem valor', 'Without a value'), values),
  answerFields('familia', label('Família', 'Family'), relatives),
  answerFields('queixas', label('Queixas', 'Symptoms'), complaints),
];

/** What is told for each answer. */
const information = (prefix: string, name: Label, given: NamedAnswers): Field => ({
  type: 'collapsible',
  label: name,
  fields: given.map(([key, { pt, en }]) =>
    neededLines(`info_${prefix}_${key}`, label(`Para quem respondeu: ${pt}`, `For whoever answered: ${en}`)),
  ),
});

const result: Field[] = [
  neededLine('resultado_titulo', label('Título do resultado', 'Title of the result')),
  neededLines('resultado_texto', label('Por baixo do título', 'Under the title')),
  information('idade', label('Sobre a idade', 'About age'), ageGroups),
  information('psa', label('Sobre o PSA', 'About the PSA'), [...values, ['sabe', label('escreveu um valor', 'typed a value')]]),
  information('familia', label('Sobre a família', 'About the family'), relatives),
  information('queixas', label('Sobre as queixas', 'About symptoms'), complaints),
  ...careFields('marcar'),
  urgentField(),
];

/** The words of the PSA quiz. It compares the value with no threshold: see core/quizzes/psa-quiz.ts. */
export const quizPsa = pageGlobal({
  slug: 'quiz_psa',
  name: label('Questionário do PSA', 'PSA quiz'),
  fields: [excerpt()],
  tabs: [
    { label: label('Perguntas', 'Questions'), fields: questions },
    { label: label('Respostas', 'Answers'), fields: answers },
    { label: label('Resultado', 'Result'), fields: result },
    { label: label('O que é e não é', 'What it is and is not'), fields: meaningFields },
  ],
});
