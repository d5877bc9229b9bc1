import type { DateField, Field, TextField, TextFieldSingleValidation } from 'payload';
import { type Label, label, labelIn } from '../../language/label.ts';

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
  /^([01]\d|2[0-3]):[0-5]\d$/.test(value ?? '') || labelIn(req.i18n.language, wrongTime);

const time = (name: 'abre' | 'fecha', fieldLabel: Label): TextField => ({
  name,
  type: 'text',
  required: true,
  label: fieldLabel,
  validate: validateTime,
});

const closureDay = (name: 'de' | 'ate', fieldLabel: Label, { required }: { required: boolean }): DateField => ({
  name,
  type: 'date',
  required,
  label: fieldLabel,
  admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' } },
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
        admin: {
          description: label(
            'Para os motores de busca e os mapas, e para contar os dias até à resposta.',
            'For search engines and maps, and to count the days until an answer.',
          ),
        },
        options: weekdays.map(([value, name]) => ({ value, label: name })),
      },
    ],
  },
  {
    name: 'encerramentos',
    type: 'array',
    label: label('Dias em que a clínica está fechada', 'Days on which the clinic is closed'),
    labels: { singular: label('encerramento', 'closure'), plural: label('encerramentos', 'closures') },
    admin: {
      description: label(
        'Além dos feriados nacionais e de 13 de junho, que o site já conhece. O dia até ao qual prometemos responder conta com eles.',
        'Besides national holidays and 13 June, which the site already knows. The day by which we promise an answer takes them into account.',
      ),
    },
    fields: [
      {
        type: 'row',
        fields: [
          closureDay('de', label('De', 'From'), { required: true }),
          closureDay('ate', label('Até (vazio: só esse dia)', 'Until (empty: that day alone)'), { required: false }),
        ],
      },
    ],
  },
];
