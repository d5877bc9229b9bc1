import { slug } from '../fields/slug.ts';
import { title } from '../fields/title.ts';
import { groups, label } from '../language/label.ts';
import { documentCollection } from './document-collection.ts';

export const analisesExames = documentCollection({
  slug: 'analises_exames',
  labels: { singular: label('Análise ou exame', 'Test'), plural: label('Análises e exames', 'Tests') },
  group: groups.content,
  fields: [title(), slug()],
});
