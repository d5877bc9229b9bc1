import type { CollectionConfig } from 'payload';
import { editors } from '../access/editors.ts';
import { hiddenFromDesk } from '../access/hidden-from-desk.ts';
import { staff } from '../access/staff.ts';
import { groups, label } from '../language/label.ts';
import { publishCollection } from '../publishing/publish-collection.ts';

export const sinonimos: CollectionConfig = {
  slug: 'sinonimos',
  labels: { singular: label('Sinónimos', 'Synonyms'), plural: label('Sinónimos da pesquisa', 'Search synonyms') },
  disableDuplicate: true,
  admin: {
    useAsTitle: 'palavras',
    defaultColumns: ['palavras', 'lingua', 'updatedAt'],
    group: groups.settings,
    hidden: hiddenFromDesk,
    hideAPIURL: true,
    description: label(
      'Palavras que querem dizer o mesmo na pesquisa do site, como «rim» e «renal». Valem assim que se gravam.',
      'Words that mean the same in the site’s search, such as “kidney” and “renal”. They count as soon as they are saved.',
    ),
  },
  access: { create: editors, read: staff, update: editors, delete: editors },
  hooks: publishCollection(),
  fields: [
    {
      name: 'lingua',
      type: 'select',
      required: true,
      defaultValue: 'pt',
      label: label('Língua', 'Language'),
      options: [
        { value: 'pt', label: label('Português', 'Portuguese') },
        { value: 'en', label: label('Inglês', 'English') },
      ],
    },
    {
      name: 'palavras',
      type: 'text',
      hasMany: true,
      required: true,
      minRows: 2,
      label: label('Palavras', 'Words'),
      admin: { description: label('Pelo menos duas. Carregue em Enter depois de cada uma.', 'At least two. Press Enter after each one.') },
    },
  ],
};
