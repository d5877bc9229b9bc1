import { slug } from '../fields/slug.ts';
import { title } from '../fields/title.ts';
import { groups, label } from '../language/label.ts';
import { documentCollection } from './document-collection.ts';

export const problemas = documentCollection({
  slug: 'problemas',
  labels: { singular: label('Problema', 'Problem'), plural: label('Problemas', 'Problems') },
  group: groups.content,
  fields: [title(), slug()],
});
