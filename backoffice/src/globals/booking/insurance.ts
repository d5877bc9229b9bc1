import type { Field } from 'payload';
import { lines } from '../../fields/lines.ts';
import { label } from '../../language/label.ts';
import { price } from './price.ts';

export const insurance: Field = {
  name: 'multicare',
  type: 'group',
  label: label('Multicare', 'Multicare'),
  fields: [
    price(
      'teto',
      label('O paciente paga no máximo (€)', 'The patient pays at most (€)'),
      label('Vazio: 32,50 €. A seguradora tem a última palavra.', 'Empty: €32.50. The insurer has the last word.'),
    ),
    lines(
      'texto',
      label('Texto', 'Text'),
      label('O que o paciente lê ao escolher este seguro.', 'What the patient reads on choosing this insurance.'),
      400,
    ),
  ],
};
