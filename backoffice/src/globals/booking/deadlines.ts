import type { ArrayFieldValidation, Field, NumberFieldSingleValidation } from 'payload';
import { type Label, label, labelIn } from '../../language/label.ts';

const longestNoticeHours = 14 * 24;
const longestReminderHours = 30 * 24;
const mostReminders = 6;

const refusals = {
  notice: label(
    `Escreva um número inteiro de horas, de 0 a ${longestNoticeHours} (duas semanas).`,
    `Write a whole number of hours, from 0 to ${longestNoticeHours} (two weeks).`,
  ),
  reminder: label(
    `Escreva um número inteiro de horas, de 1 a ${longestReminderHours} (trinta dias).`,
    `Write a whole number of hours, from 1 to ${longestReminderHours} (thirty days).`,
  ),
  twice: label('Dois lembretes à mesma hora: basta um.', 'Two reminders at the same time: one is enough.'),
  tooMany: label(
    `No máximo ${mostReminders} lembretes: mais já incomodam.`,
    `At most ${mostReminders} reminders: more would be a nuisance.`,
  ),
};

const wholeHours =
  (from: number, to: number, refusal: Label): NumberFieldSingleValidation =>
  (value, { req }) =>
    value === null || value === undefined
      ? true
      : (Number.isSafeInteger(value) && value >= from && value <= to) || labelIn(req.i18n.language, refusal);

const validateReminders: ArrayFieldValidation = (value, { req }) => {
  const hours = (Array.isArray(value) ? (value as { horas?: unknown }[]) : []).map(({ horas }) => horas);
  if (hours.length > mostReminders) return labelIn(req.i18n.language, refusals.tooMany);
  return new Set(hours).size === hours.length || labelIn(req.i18n.language, refusals.twice);
};

const validateReminderHours: NumberFieldSingleValidation = (value, options) =>
  typeof value === 'number'
    ? wholeHours(1, longestReminderHours, refusals.reminder)(value, options)
    : labelIn(options.req.i18n.language, refusals.reminder);

export const deadlines: Field[] = [
  {
    name: 'antecedencia_horas',
    type: 'number',
    label: label('Até quantas horas antes se pode cancelar ou alterar', 'Until how many hours before a visit can be cancelled or moved'),
    validate: wholeHours(0, longestNoticeHours, refusals.notice),
    admin: {
      description: label(
        'Pelo próprio paciente, no site. Depois disso tem de ligar. Vazio: 24 horas.',
        'By the patient himself, on the site. After that he has to call. Empty: 24 hours.',
      ),
    },
  },
  {
    name: 'lembretes_horas',
    type: 'array',
    label: label('Lembretes por e-mail', 'Reminders by e-mail'),
    labels: { singular: label('lembrete', 'reminder'), plural: label('lembretes', 'reminders') },
    validate: validateReminders,
    admin: {
      components: { RowLabel: '/components/reminder-title.tsx#ReminderTitle' },
      description: label(
        'Quantas horas antes da consulta; 24 é um dia, 168 é uma semana. Vazio: 168, 48, 24 e 2.',
        'How many hours before the visit; 24 is a day, 168 a week. Empty: 168, 48, 24 and 2.',
      ),
    },
    fields: [
      {
        name: 'horas',
        type: 'number',
        required: true,
        label: label('Horas antes', 'Hours before'),
        validate: validateReminderHours,
      },
    ],
  },
];
