import type { CollectionConfig } from 'payload';
import { line } from '../fields/line.ts';
import { lines } from '../fields/lines.ts';
import { order } from '../fields/order.ts';
import { groups, label } from '../language/label.ts';
import { followDeletedTestimonial, followTestimonial } from '../medical-review/follow-testimonial.ts';
import { draftCollection } from './draft-collection.ts';

const longestTestimonial = 600;

const testimonial = draftCollection({
  slug: 'testemunhos',
  labels: { singular: label('Testemunho', 'Testimonial'), plural: label('Testemunhos', 'Testimonials') },
  group: groups.content,
  useAsTitle: 'nome',
  defaultColumns: ['nome', 'contexto', 'ordem', '_status'],
  defaultSort: 'ordem',
  defaultPopulate: { nome: true, testemunho: true, contexto: true, ordem: true },
  fields: [
    {
      name: 'nome',
      type: 'text',
      required: true,
      maxLength: 200,
      label: label('Nome e idade', 'Name and age'),
      admin: {
        description: label(
          'Só com autorização escrita da pessoa. Bastam o primeiro nome e a idade.',
          'Only with the person’s written permission. First name and age are enough.',
        ),
      },
    },
    lines(
      'testemunho',
      label('O que disse', 'What they said'),
      label('Sem aspas, até 600 caracteres.', 'Without quotation marks, up to 600 characters.'),
      longestTestimonial,
    ),
    line('contexto', label('O que tratou', 'What was treated')),
    order(),
  ],
});

/** Pages that doctors sign may show them. */
export const testemunhos: CollectionConfig = {
  ...testimonial,
  hooks: {
    ...testimonial.hooks,
    afterChange: [...(testimonial.hooks?.afterChange ?? []), followTestimonial],
    afterDelete: [...(testimonial.hooks?.afterDelete ?? []), followDeletedTestimonial],
  },
};
