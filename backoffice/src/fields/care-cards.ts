import type { ArrayField } from 'payload';
import { label } from '../language/label.ts';
import { line } from './line.ts';
import { lines } from './lines.ts';
import { rows } from './rows.ts';

/** How soon to look for help, from the most to the least urgent. */
export const careCards = (): ArrayField =>
  rows(
    'sinais_de_alarme',
    label('Sinais de alarme', 'Warning signs'),
    label('Grau de urgência', 'Degree of urgency'),
    [
      {
        name: 'nivel',
        type: 'select',
        required: true,
        label: label('Grau de urgência', 'Degree of urgency'),
        options: [
          { value: 'urgente', label: label('Urgente: 112 ou urgência', 'Urgent: 112 or emergency department') },
          { value: 'hoje', label: label('Falar connosco hoje', 'Talk to us today') },
          { value: 'marcar', label: label('Marcar consulta', 'Book an appointment') },
        ],
      },
      line('titulo', label('Título', 'Title')),
      lines('sinais', label('Sinais', 'Signs'), label('Um sinal por linha.', 'One sign per line.')),
      line('conselho', label('O que fazer', 'What to do')),
    ],
    {
      maxRows: 3,
      description: label(
        'Quando não se deve esperar. Tem de ser revisto por um médico.',
        'When not to wait. Must be reviewed by a doctor.',
      ),
    },
  );
