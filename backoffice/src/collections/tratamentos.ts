import { order } from '../fields/order.ts';
import { slug } from '../fields/slug.ts';
import { title } from '../fields/title.ts';
import { groups, label } from '../language/label.ts';
import { documentCollection } from './document-collection.ts';

export const tratamentos = documentCollection({
  slug: 'tratamentos',
  labels: { singular: label('Tratamento', 'Treatment'), plural: label('Tratamentos', 'Treatments') },
  group: groups.content,
  defaultColumns: ['titulo', 'seccao', 'slug', '_status', 'updatedAt'],
  fields: [
    title(),
    slug({ parentField: 'seccao' }),
    {
      name: 'seccao',
      type: 'relationship',
      relationTo: 'tratamentos_pp',
      required: true,
      label: label('Secção', 'Section'),
      admin: {
        position: 'sidebar',
        description: label(
          'O problema que este tratamento trata: é a parte do meio do endereço.',
          'The problem it treats: the middle part of the address.',
        ),
      },
    },
    order(),
  ],
});
