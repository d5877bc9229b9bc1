import type { Field, TextareaField, TextField } from 'payload';
import { line } from '../../fields/line.ts';
import { lines } from '../../fields/lines.ts';
import { type Label, label } from '../../language/label.ts';

/** A quiz with a gap cannot be answered, so it is not published with one. */
export const neededLine = (name: string, fieldLabel: Label, description?: Label): TextField => ({
  ...line(name, fieldLabel, description),
  required: true,
});
export const neededLines = (name: string, fieldLabel: Label, description?: Label): TextareaField => ({
  ...lines(name, fieldLabel, description),
  required: true,
});

const onePerLine = label('Um por linha.', 'One per line.');
const oneAnswerEach = label(
  'O número de respostas e os pontos de cada uma são fixos: muda-se só o texto.',
  'The number of answers and the points of each are fixed: only the words can be changed.',
);

/** A question, and the short name under which its answer is shown again. */
export const questionFields = (prefix: string, name: Label): Field => ({
  type: 'collapsible',
  label: name,
  fields: [
    neededLine(`${prefix}_pergunta`, label('Pergunta', 'Question')),
    neededLine(`${prefix}_nome`, label('Nome curto, no resultado', 'Short name, in the result')),
  ],
});

/** The end of each field's name, with what editors read instead. */
export type NamedAnswers = readonly (readonly [key: string, name: Label])[];

/** Buttons in their order; each is a field of its own, because the rules know it by its place. */
export const answerFields = (prefix: string, name: Label, answers: NamedAnswers): Field => ({
  type: 'collapsible',
  label: name,
  admin: { description: oneAnswerEach },
  fields: answers.map(([key, { pt, en }]) => neededLine(`${prefix}_${key}`, label(`Botão: ${pt}`, `Button: ${en}`))),
});

export const meaningFields: Field[] = [
  neededLines('e', label('O que isto é', 'What this is'), onePerLine),
  neededLines('nao_e', label('O que não é', 'What it is not'), onePerLine),
];

export const careFields = (prefix: string): Field[] => [
  neededLines(`${prefix}_sinais`, label('Marque consulta se', 'Book an appointment if'), onePerLine),
];

export const urgentField = (): Field =>
  neededLines(
    'urgencia',
    label('Quando não esperar', 'When not to wait'),
    label(
      'Tem de ser revisto por um médico. «112» e «SNS 24» tornam-se ligações para telefonar.',
      'Must be reviewed by a doctor. “112” and “SNS 24” become links to call.',
    ),
  );
