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

/** As many as there are names. The words of a button may change; its points do not. */
const withPoints = (names: readonly Label[]): NamedAnswers =>
  names.map(({ pt, en }, points) => {
    const isOne = points === 1;
    return [String(points), label(`${pt} (${points} ${isOne ? 'ponto' : 'pontos'})`, `${en} (${points} ${isOne ? 'point' : 'points'})`)];
  });

const frequencies = withPoints([
  label('nunca', 'never'),
  label('menos de uma vez em cinco', 'less than one time in five'),
  label('menos de metade das vezes', 'less than half the time'),
  label('metade das vezes', 'half the time'),
  label('mais de metade das vezes', 'more than half the time'),
  label('quase sempre', 'almost always'),
]);
const nights = withPoints([
  label('nenhuma vez', 'never'),
  label('uma vez', 'once'),
  label('duas vezes', 'twice'),
  label('três vezes', 'three times'),
  label('quatro vezes', 'four times'),
  label('cinco vezes ou mais', 'five times or more'),
]);
const feelings = withPoints([
  label('encantado', 'delighted'),
  label('muito satisfeito', 'pleased'),
  label('satisfeito', 'satisfied'),
  label('assim-assim', 'so-so'),
  label('descontente', 'dissatisfied'),
  label('infeliz', 'unhappy'),
  label('péssimo', 'terrible'),
]);

const questions: Field[] = [
  neededLine('periodo', label('Por baixo de cada pergunta', 'Under every question')),
  questionFields('esvaziar', label('1. Bexiga que não fica vazia', '1. Bladder not emptied')),
  questionFields('voltar', label('2. Urinar de novo em menos de duas horas', '2. Again within two hours')),
  questionFields('parar', label('3. Jato que para e recomeça', '3. Stopping and starting')),
  questionFields('adiar', label('4. Custa aguentar', '4. Hard to hold')),
  questionFields('jato', label('5. Jato fraco', '5. Weak stream')),
  questionFields('esforco', label('6. Fazer força', '6. Straining')),
  questionFields('noite', label('7. De noite', '7. At night')),
  questionFields('vida', label('8. Qualidade de vida', '8. Quality of life')),
];

const answers: Field[] = [
  answerFields('frequencia', label('Quantas vezes (perguntas 1 a 6)', 'How often (questions 1 to 6)'), frequencies),
  answerFields('noites', label('Vezes por noite (pergunta 7)', 'Times a night (question 7)'), nights),
  answerFields('sentir', label('Como se sentiria (pergunta 8)', 'How you would feel (question 8)'), feelings),
];

const band = (prefix: string, name: Label): Field => ({
  type: 'collapsible',
  label: name,
  fields: [
    neededLine(`${prefix}_titulo`, label('Título do resultado', 'Title of the result')),
    neededLines(`${prefix}_texto`, label('O que quer dizer', 'What it means')),
    neededLines(
      `${prefix}_geral`,
      label('Para quem chega sem ter respondido', 'For whoever arrives without having answered'),
      label('Não fala do leitor: explica em geral.', 'Does not speak of the reader: explains in general.'),
    ),
    ...careFields(prefix),
  ],
});

const results: Field[] = [
  {
    type: 'collapsible',
    label: label('0 pontos', '0 points'),
    fields: [
      neededLine('zero_titulo', label('Título do resultado', 'Title of the result')),
      neededLines('zero_texto', label('O que quer dizer', 'What it means')),
    ],
  },
  band('ligeiros', label('Ligeiros: até 7 pontos', 'Mild: up to 7 points')),
  band('moderados', label('Moderados: 8 a 19 pontos', 'Moderate: 8 to 19 points')),
  band('graves', label('Graves: 20 a 35 pontos', 'Severe: 20 to 35 points')),
  urgentField(),
];

const scoreName: Field[] = [
  neededLine('nome_pontuacao', label('Nome da pontuação', 'Name of the score')),
  {
    name: 'mostrar_nome',
    type: 'checkbox',
    defaultValue: false,
    label: label('Mostrar o nome da pontuação', 'Show the name of the score'),
    admin: {
      description: label(
        'Só depois de esclarecida a licença do nome e do texto das perguntas.',
        'Only once the licence of the name and of the wording is cleared.',
      ),
    },
  },
];

/** The words of the symptom quiz. How many questions there are, what an answer counts and where a band ends is decided in core/quizzes. */
export const quizSintomas = pageGlobal({
  slug: 'quiz_sintomas',
  name: label('Teste de sintomas', 'Symptom quiz'),
  fields: [excerpt()],
  tabs: [
    { label: label('Perguntas', 'Questions'), fields: questions },
    { label: label('Respostas', 'Answers'), fields: answers },
    { label: label('Resultados', 'Results'), fields: results },
    { label: label('O que é e não é', 'What it is and is not'), fields: [...meaningFields, ...scoreName] },
  ],
});
