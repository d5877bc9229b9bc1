import { excerpt } from '../fields/excerpt.ts';
import { line } from '../fields/line.ts';
import { moment } from '../fields/moment.ts';
import { picture } from '../fields/picture.ts';
import { richText } from '../fields/rich-text.ts';
import { slug } from '../fields/slug.ts';
import { title } from '../fields/title.ts';
import { groups, label } from '../language/label.ts';
import { documentCollection } from './document-collection.ts';

export const eventos = documentCollection({
  slug: 'eventos',
  labels: { singular: label('Evento', 'Event'), plural: label('Eventos', 'Events') },
  group: groups.content,
  defaultColumns: ['titulo', 'data_inicio', 'slug', '_status', 'updatedAt'],
  defaultSort: '-data_inicio',
  defaultPopulate: { titulo: true, slug: true, excerto: true, imagem: true, data_inicio: true, data_fim: true, local: true },
  fields: [
    title(),
    slug(),
    moment('data_inicio', label('Começa', 'Starts')),
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
  ],
  tabs: [
    {
      label: label('Evento', 'Event'),
      fields: [
        excerpt(),
        line('local', label('Local', 'Place')),
        picture('imagem', label('Imagem', 'Picture')),
        richText('texto', label('Texto', 'Text')),
      ],
    },
  ],
});
