import { slug } from '../fields/slug.ts';
import { title } from '../fields/title.ts';
import { groups, label } from '../language/label.ts';
import { documentCollection } from './document-collection.ts';

export const tratamentosPp = documentCollection({
  slug: 'tratamentos_pp',
  labels: { singular: label('Secção de tratamentos', 'Treatment section'), plural: label('Secções de tratamentos', 'Treatment sections') },
  group: groups.content,
  fields: [title(), slug()],
});
