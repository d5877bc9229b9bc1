import type { CollapsibleField, RelationshipField } from 'payload';
import { careCards } from '../fields/care-cards.ts';
import { excerpt } from '../fields/excerpt.ts';
import { faqs } from '../fields/faqs.ts';
import { line } from '../fields/line.ts';
import { linkUrl } from '../fields/link-url.ts';
import { orderedTreatments } from '../fields/ordered-treatments.ts';
import { picture } from '../fields/picture.ts';
import { references } from '../fields/references.ts';
import { banner, bookingInvitation, section } from '../fields/section.ts';
import { signature } from '../fields/signature.ts';
import { slug } from '../fields/slug.ts';
import { summary } from '../fields/summary.ts';
import { title } from '../fields/title.ts';
import { youtube } from '../fields/youtube.ts';
import { groups, type Label, label } from '../language/label.ts';
import { reviewRule } from '../publish-rules/review-rule.ts';
import { documentCollection } from './document-collection.ts';

const treatedProblem = (): RelationshipField => ({
  name: 'problema',
  type: 'relationship',
  relationTo: 'problemas',
  label: label('Problema', 'Problem'),
  admin: { position: 'sidebar', description: label('A doença que estes tratamentos tratam.', 'The disease these treatments treat.') },
});

const video = (suffix: '' | '2', name: Label): CollapsibleField => ({
  type: 'collapsible',
  label: name,
  fields: [
    line(`video_titulo${suffix}`, label('Título', 'Title')),
    youtube(`video_video${suffix}`),
    line(`video_legenda${suffix}`, label('Legenda', 'Caption')),
    picture(`video_imagem${suffix}`, label('Imagem antes de carregar', 'Picture before playing')),
  ],
});

const twoVideos = (): CollapsibleField[] => [
  video('', label('Primeiro vídeo', 'First video')),
  video('2', label('Segundo vídeo', 'Second video')),
];

const highlight = (): CollapsibleField =>
  section(
    'destaque',
    label('Destaque', 'Highlight'),
    ['titulo', 'textoSimples', 'imagem'],
    [
      line('destaque_cta_texto', label('Texto do botão', 'Text of the button')),
      linkUrl('destaque_cta_url', label('O botão leva a', 'The button leads to')),
    ],
  );

export const tratamentosPp = documentCollection({
  slug: 'tratamentos_pp',
  labels: { singular: label('Secção de tratamentos', 'Treatment section'), plural: label('Secções de tratamentos', 'Treatment sections') },
  group: groups.content,
  publishRules: [reviewRule],
  defaultPopulate: { titulo: true, slug: true },
  fields: [title(), slug(), treatedProblem(), ...signature()],
  tabs: [
    { label: label('Abertura', 'Opening'), fields: [banner(['video', 'legenda']), excerpt(), summary(), careCards()] },
    {
      label: label('Escolher', 'Choosing'),
      fields: [
        section('procedimento', label('O procedimento', 'The procedure'), ['titulo', 'texto']),
        section('vantagens', label('Vantagens', 'Advantages'), ['titulo', 'texto']),
        section('quais_tratamentos', label('Quais os tratamentos', 'Which treatments there are'), ['titulo', 'texto']),
        section(
          'tratamento_localizado',
          label('Tratamento localizado', 'Localised treatment'),
          ['titulo', 'texto', 'texto2'],
          [orderedTreatments('tratamento_localizado', label('Tratamentos a mostrar', 'Treatments to show'))],
        ),
        section('outros_criterios', label('Outros critérios', 'Other criteria'), ['titulo', 'texto']),
      ],
    },
    {
      label: label('Como se efetua', 'How it is done'),
      fields: [
        section('como_efectua', label('Como se efetua', 'How it is done'), ['titulo', 'texto', 'imagem', 'video', 'legenda']),
        section('acompanhamento', label('Acompanhamento', 'Follow-up'), ['titulo', 'texto']),
      ],
    },
    { label: label('Vídeos', 'Videos'), fields: twoVideos() },
    {
      label: label('Apoio e convites', 'Support and invitations'),
      fields: [section('apoio', label('Apoio', 'Support'), ['titulo', 'texto', 'imagem']), highlight(), bookingInvitation()],
    },
    { label: label('Perguntas e referências', 'Questions and references'), fields: [...faqs(), references()] },
  ],
});
