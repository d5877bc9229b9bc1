import { order } from '../fields/order.ts';
import { slug } from '../fields/slug.ts';
import { title } from '../fields/title.ts';
import { groups, label } from '../language/label.ts';
import { documentCollection } from './document-collection.ts';

export const equipa = documentCollection({
  slug: 'equipa',
  labels: { singular: label('Membro da equipa', 'Team member'), plural: label('Equipa', 'Team') },
  group: groups.content,
  useAsTitle: 'nome',
  defaultColumns: ['nome', 'cargo', 'ordem', '_status', 'updatedAt'],
  defaultSort: 'ordem',
  fields: [
    title('nome', label('Nome', 'Name')),
    slug({ titleField: 'nome' }),
    { name: 'cargo', type: 'text', localized: true, label: label('Cargo ou especialidade', 'Position or specialty') },
    order(),
  ],
});
