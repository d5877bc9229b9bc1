import { excerpt } from '../fields/excerpt.ts';
import { line } from '../fields/line.ts';
import { moment } from '../fields/moment.ts';
import { picture } from '../fields/picture.ts';
import { richText } from '../fields/rich-text.ts';
import { slug } from '../fields/slug.ts';
import { title } from '../fields/title.ts';
import { groups, label } from '../language/label.ts';
import { eventFactsRule } from '../publish-rules/event-facts-rule.ts';
import { documentCollection } from './document-collection.ts';
import { attendanceAndPlaces, guests, speakers, videoLink } from './eventos/people-and-places.ts';

export const eventos = documentCollection({
  slug: 'eventos',
  labels: { singular: label('Evento', 'Event'), plural: label('Eventos', 'Events') },
  group: groups.content,
  publishRules: [eventFactsRule],
  defaultColumns: ['titulo', 'data_inicio', 'lugares', '_status', 'updatedAt'],
  defaultSort: '-data_inicio',
  defaultPopulate: { titulo: true, slug: true, excerto: true, imagem: true, data_inicio: true, data_fim: true, local: true },
  fields: [
    title(),
    slug(),
    moment('data_inicio', label('Começa', 'Starts'), label('Na hora de Lisboa.', 'In Lisbon’s time.')),
    moment(
      'data_fim',
      label('Acaba', 'Ends'),
      label('Depois desta hora o evento conta como passado.', 'After this time the event counts as past.'),
    ),
    {
      name: 'inscricoes_abertas',
      type: 'checkbox',
      defaultValue: false,
      label: label('Inscrições abertas', 'Open for registration'),
      admin: { position: 'sidebar', description: label('Mostra o formulário de inscrição.', 'Shows the registration form.') },
    },
    ...attendanceAndPlaces(),
  ],
  tabs: [
    {
      label: label('Evento', 'Event'),
      fields: [
        excerpt(),
        line('local', label('Local', 'Place'), label('O nome da sala ou do sítio.', 'The name of the room or place.')),
        line('morada', label('Morada', 'Address'), label('Rua, código postal e localidade.', 'Street, postal code and town.')),
        picture('imagem', label('Imagem', 'Picture')),
        richText('texto', label('Texto', 'Text')),
      ],
    },
    { label: label('Quem vai estar', 'Who will be there'), fields: [speakers(), guests()] },
    { label: label('Por vídeo', 'By video'), fields: [videoLink()] },
  ],
});
