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

/** Readers see who has reviewed a text, and when, only under a signature that holds for its words: see `medical-review`. */
export const review = (description: Label): Field[] => [
  person('revisor', label('Médico revisor', 'Reviewing doctor'), description),
  day(
    'data_revisao',
    label('Assinado em papel a', 'Signed on paper on'),
    label(
      'Só quando o médico assinou em papel: um administrador regista a assinatura com esta data.',
      'Only where the doctor has signed on paper: an administrator writes the signature down with this date.',
    ),
  ),
  {
    name: 'revisao',
    type: 'ui',
    admin: { position: 'sidebar', components: { Field: '/medical-review/review-status.tsx#ReviewStatus' } },
  },
];

/** Who answers for a medical page: without a reviewer it cannot be published. */
export const signature = (): Field[] => [
  person(
    'assinatura',
    label('Assinado por', 'Signed by'),
    label(
      'Quem responde pelo texto na clínica. No fim da página o leitor vê quem o assinou, e não este nome.',
      'Who answers for the text in the clinic. At the end of the page readers see who has signed it, not this name.',
    ),
  ),
  ...review(
    label(
      'Obrigatório para publicar. O leitor vê o nome depois de o médico assinar o texto.',
      'Needed to publish. Readers see the name once the doctor has signed the text.',
    ),
  ),
];
