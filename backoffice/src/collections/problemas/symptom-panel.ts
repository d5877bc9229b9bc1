import type { GroupField } from 'payload';
import { line } from '../../fields/line.ts';
import { lines } from '../../fields/lines.ts';
import { rows } from '../../fields/rows.ts';
import { label } from '../../language/label.ts';

/** A touchable panel: each symptom opens what it is and why it happens. */
export const symptomPanel = (): GroupField => ({
  name: 'sintomas_quadro',
  type: 'group',
  label: label('Quadro de sintomas', 'Symptom panel'),
  fields: [
    line('titulo', label('Título', 'Title')),
    lines('texto', label('Texto', 'Text')),
    rows('sintomas', label('Sintomas', 'Symptoms'), label('Sintoma', 'Symptom'), [
      line('titulo', label('Nas palavras do doente', 'In the patient’s words')),
      lines('texto', label('O que é', 'What it is')),
      lines('porque', label('Porque acontece', 'Why it happens')),
    ]),
  ],
});
