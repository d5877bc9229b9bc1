import type { Field, TextField, TextFieldSingleValidation } from 'payload';
import { inLanguage, type Label, label } from '../../language/label.ts';

const weekdays: [value: string, name: Label][] = [
  ['Monday', label('Segunda-feira', 'Monday')],
  ['Tuesday', label('Terça-feira', 'Tuesday')],
  ['Wednesday', label('Quarta-feira', 'Wednesday')],
  ['Thursday', label('Quinta-feira', 'Thursday')],
  ['Friday', label('Sexta-feira', 'Friday')],
  ['Saturday', label('Sábado', 'Saturday')],
  ['Sunday', label('Domingo', 'Sunday')],
];

const wrongTime = label('Escreva a hora com quatro algarismos, como 09:30.', 'Write the time with four digits, such as 09:30.');
const validateTime: TextFieldSingleValidation = (value, { req }) =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(value ?? '') || inLanguage(req.i18n.language, wrongTime);

const time = (name: 'abre' | 'fecha', fieldLabel: Label): TextField => ({
  name,
  type: 'text',
  required: true,
  label: fieldLabel,
  validate: validateTime,
});

export const openingHours: Field[] = [
  {
    name: 'horario',
    type: 'array',
    label: label('Horário', 'Opening hours'),
    labels: { singular: label('período', 'period'), plural: label('períodos', 'periods') },
    admin: { components: { RowLabel: '/components/row-title.tsx#RowTitle' } },
    fields: [
      {
        name: 'dias',
        type: 'text',
        localized: true,
        label: label('Dias, por palavras', 'Days, in words'),
        admin: { placeholder: label('Segunda a sexta-feira', 'Monday to Friday') },
      },
      { type: 'row', fields: [time('abre', label('Abre', 'Opens')), time('fecha', label('Fecha', 'Closes'))] },
      {
        name: 'dias_schema',
        type: 'select',
        hasMany: true,
        label: label('Dias da semana', 'Weekdays'),
        admin: { description: label('Para os motores de busca e os mapas.', 'For search engines and maps.') },
        options: weekdays.map(([value, name]) => ({ value, label: name })),
      },
    ],
  },
];
