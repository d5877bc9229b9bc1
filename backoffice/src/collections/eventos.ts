import { slug } from '../fields/slug.ts';
import { title } from '../fields/title.ts';
import { groups, label } from '../language/label.ts';
import { documentCollection } from './document-collection.ts';

export const eventos = documentCollection({
  slug: 'eventos',
  labels: { singular: label('Evento', 'Event'), plural: label('Eventos', 'Events') },
  group: groups.content,
  fields: [title(), slug()],
});
