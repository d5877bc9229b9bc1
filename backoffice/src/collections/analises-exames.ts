import type { Field, RelationshipField } from 'payload';
import { pageBlocks } from '../blocks/page-blocks.ts';
import { careCards } from '../fields/care-cards.ts';
import { excerpt } from '../fields/excerpt.ts';
import { faqs } from '../fields/faqs.ts';
import { line } from '../fields/line.ts';
import { lines } from '../fields/lines.ts';
import { picture } from '../fields/picture.ts';
import { references } from '../fields/references.ts';
import { richText } from '../fields/rich-text.ts';
import { rows } from '../fields/rows.ts';
import { section } from '../fields/section.ts';
import { signature } from '../fields/signature.ts';
import { slug } from '../fields/slug.ts';
import { summary } from '../fields/summary.ts';
import { timedSteps } from '../fields/timed-steps.ts';
import { title } from '../fields/title.ts';
import { youtube } from '../fields/youtube.ts';
import { groups, label } from '../language/label.ts';
import { reviewRule } from '../publish-rules/review-rule.ts';
import { documentCollection } from './document-collection.ts';

const bookingPage = (): RelationshipField => ({
  name: 'landing_page',
  type: 'relationship',
  relationTo: 'landing_pages',
  label: label('Página de marcação', 'Booking page'),
  admin: {
    position: 'sidebar',
    description: label('Se existir, é para lá que leva o convite para marcar.', 'If there is one, the invitation to book leads there.'),
  },
});

const panel = () =>
  rows('procedimento_quadro', label('Quadro', 'Panel'), label('Passo', 'Step'), [
    line('titulo', label('Título', 'Title')),
    lines('texto', label('Texto', 'Text')),
  ]);

const procedureSections = (): Field[] => [
  section('procedimento', label('O procedimento', 'The procedure'), ['titulo', 'texto', 'imagem'], [panel()]),
  {
    type: 'collapsible',
    label: label('O procedimento, segunda parte', 'The procedure, second part'),
    fields: [line('procedimento_titulo2', label('Título', 'Title')), richText('procedimento_texto2', label('Texto', 'Text'))],
  },
];

const examVideo = (): Field[] => [
  picture('video_imagem', label('Imagem antes de carregar', 'Picture before playing')),
  youtube('video_video'),
  line('video_legenda', label('Legenda', 'Caption')),
];

export const analisesExames = documentCollection({
  slug: 'analises_exames',
  labels: { singular: label('Análise ou exame', 'Test'), plural: label('Análises e exames', 'Tests') },
  group: groups.content,
  publishRules: [reviewRule],
  defaultPopulate: { titulo: true, slug: true, excerto: true, duracao: true, o_que_e_imagem: true },
  fields: [title(), slug(), bookingPage(), ...signature()],
  tabs: [
    {
      label: label('Abertura', 'Opening'),
      fields: [
        excerpt(),
        line('duracao', label('Duração', 'Duration'), label('Por exemplo, «Cerca de 20 minutos».', 'For example “About 20 minutes”.')),
        summary(),
        careCards(),
      ],
    },
    {
      label: label('O que é', 'What it is'),
      fields: [
        section('o_que_e', label('O que é', 'What it is'), ['titulo', 'texto', 'imagem']),
        section('importancia', label('Importância', 'Why it matters'), ['titulo', 'texto']),
        section('vantagens', label('Vantagens', 'Advantages'), ['titulo', 'texto']),
      ],
    },
    { label: label('Procedimento', 'Procedure'), fields: procedureSections() },
    {
      label: label('Preparação', 'Preparation'),
      fields: [
        section(
          'preparacao',
          label('Preparação', 'Preparation'),
          ['titulo', 'texto'],
          [
            timedSteps(
              'preparacao',
              label('Passo a passo', 'Step by step'),
              label('Por exemplo, «Na véspera».', 'For example “The day before”.'),
            ),
          ],
        ),
      ],
    },
    { label: label('Vídeo', 'Video'), fields: examVideo() },
    { label: label('Mais secções', 'More sections'), fields: [pageBlocks()] },
    { label: label('Perguntas e referências', 'Questions and references'), fields: [...faqs(), references()] },
  ],
});
