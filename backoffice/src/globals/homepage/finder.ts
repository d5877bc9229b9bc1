import type { Field } from 'payload';
import { line } from '../../fields/line.ts';
import { lines } from '../../fields/lines.ts';
import { rows } from '../../fields/rows.ts';
import { sitePath } from '../../fields/site-path.ts';
import { label } from '../../language/label.ts';

/** The door of symptoms; the door of diagnoses shows the problems of the menu. */
export const finderFields: Field[] = [
  rows('sintomas', label('Sintomas', 'Symptoms'), label('Sintoma', 'Symptom'), [
    line('titulo', label('Nas palavras do doente', 'In the patient’s words')),
    sitePath('href'),
  ]),
  lines(
    'urgencia',
    label('Aviso de urgência', 'Urgent notice'),
    label('Quando não se deve esperar. Tem de ser revisto por um médico.', 'When not to wait. Must be reviewed by a doctor.'),
  ),
];
