import { careCards } from '../fields/care-cards.ts';
import { excerpt } from '../fields/excerpt.ts';
import { faqs } from '../fields/faqs.ts';
import { line } from '../fields/line.ts';
import { order } from '../fields/order.ts';
import { references } from '../fields/references.ts';
import { banner, bookingInvitation, section } from '../fields/section.ts';
import { signature } from '../fields/signature.ts';
import { slug } from '../fields/slug.ts';
import { summary } from '../fields/summary.ts';
import { timedSteps } from '../fields/timed-steps.ts';
import { title } from '../fields/title.ts';
import { groups, label } from '../language/label.ts';
import { reviewRule } from '../publish-rules/review-rule.ts';
import { documentCollection } from './document-collection.ts';
import { treatedProblems, treatmentSection } from './tratamentos/place.ts';

export const tratamentos = documentCollection({
  slug: 'tratamentos',
  labels: { singular: label('Tratamento', 'Treatment'), plural: label('Tratamentos', 'Treatments') },
  group: groups.content,
  publishRules: [reviewRule],
  defaultColumns: ['titulo', 'seccao', 'slug', '_status', 'updatedAt'],
  defaultPopulate: {
    titulo: true,
    slug: true,
    seccao: true,
    banner_imagem: true,
    excerto: true,
    ordem: true,
    para_quem: true,
    internamento: true,
  },
  fields: [title(), slug({ parentField: 'seccao' }), treatmentSection(), order(), treatedProblems(), ...signature()],
  tabs: [
    {
      label: label('Abertura', 'Opening'),
      fields: [
        banner(),
        excerpt(),
        line(
          'para_quem',
          label('Para quem', 'For whom'),
          label('Na tabela que compara tratamentos.', 'In the table that compares treatments.'),
        ),
        line('internamento', label('Internamento', 'Hospital stay'), label('Por exemplo, «Uma noite».', 'For example “One night”.')),
        summary(),
        careCards(),
      ],
    },
    {
      label: label('Procedimento', 'Procedure'),
      fields: [
        section('procedimento', label('O procedimento', 'The procedure'), ['titulo', 'texto']),
        section('vantagens', label('Vantagens', 'Advantages'), ['titulo', 'texto']),
        section('outros_criterios', label('Outros critérios', 'Other criteria'), ['titulo', 'texto']),
        section('como_efectua', label('Como se efetua', 'How it is done'), ['titulo', 'texto', 'imagem', 'video', 'legenda']),
      ],
    },
    {
      label: label('Depois', 'Afterwards'),
      fields: [
        section('acompanhamento', label('Acompanhamento', 'Follow-up'), ['titulo', 'texto']),
        timedSteps('recuperacao', label('Recuperação', 'Recovery'), label('Por exemplo, «Primeira semana».', 'For example “First week”.')),
        bookingInvitation(),
      ],
    },
    { label: label('Perguntas e referências', 'Questions and references'), fields: [...faqs(), references()] },
  ],
});
