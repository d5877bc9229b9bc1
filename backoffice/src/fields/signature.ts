import type { Field, SingleRelationshipField } from 'payload';
import { type Label, label } from '../language/label.ts';
import { day } from './day.ts';

export const person = (name: string, fieldLabel: Label, description?: Label): SingleRelationshipField => ({
  name,
  type: 'relationship',
  relationTo: 'equipa',
  label: fieldLabel,
  admin: { position: 'sidebar', ...(description ? { description } : {}) },
});

export const review = (description: Label): Field[] => [
  person('revisor', label('Revisto por', 'Reviewed by'), description),
  day('data_revisao', label('Data da revisão', 'Date of the review'), label('O leitor vê-a na página.', 'Readers see it on the page.')),
];

/** Who answers for a medical page: without a review it cannot be published. */
export const signature = (): Field[] => [
  person('assinatura', label('Assinado por', 'Signed by'), label('Aparece no fim da página.', 'Appears at the end of the page.')),
  ...review(label('Obrigatório para publicar: um médico leu a página.', 'Needed to publish: a doctor has read the page.')),
];
