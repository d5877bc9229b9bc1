import type { CollectionConfig } from 'payload';
import { editors } from '../access/editors.ts';
import { hiddenFromDesk } from '../access/hidden-from-desk.ts';
import { staff } from '../access/staff.ts';
import { groups, label } from '../language/label.ts';
import { publishCollection } from '../publishing/publish-collection.ts';
import { addHits } from '../redirects/add-hits.ts';
import { normalisePath } from '../redirects/redirect-path.ts';
import { validateFrom, validateTo } from '../redirects/validate-redirect.ts';

const normalise = ({ value }: { value?: unknown }) => (typeof value === 'string' ? normalisePath(value) : value);

export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: label('Redirecionamento', 'Redirect'), plural: label('Redirecionamentos', 'Redirects') },
  disableDuplicate: true,
  defaultSort: 'from',
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'hits', 'lastHitAt'],
    group: groups.settings,
    hidden: hiddenFromDesk,
    hideAPIURL: true,
    pagination: { defaultLimit: 50 },
    description: label('Endereços antigos e para onde foram as suas páginas.', 'Old addresses and where their pages went.'),
  },
  access: { create: editors, read: staff, update: editors, delete: editors },
  hooks: { ...publishCollection(), afterOperation: [addHits] },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: label('Endereço antigo', 'Old address'),
      admin: {
        description: label(
          'Um caminho como /pt/tratamentos/holep. Termine em /* para abranger tudo o que está abaixo.',
          'A path such as /pt/tratamentos/holep. End it in /* to cover everything below.',
        ),
      },
      hooks: { beforeValidate: [normalise] },
      validate: validateFrom,
    },
    {
      name: 'to',
      type: 'text',
      required: true,
      label: label('Endereço novo', 'New address'),
      admin: {
        description: label(
          'O caminho final, como /pt/contactos: nunca outro redirecionamento.',
          'The final path, such as /en/contacts: never another redirect.',
        ),
      },
      hooks: { beforeValidate: [normalise] },
      validate: validateTo,
    },
    { name: 'note', type: 'text', access: { read: editors }, label: label('Nota interna', 'Internal note') },
    {
      name: 'hits',
      type: 'number',
      virtual: true,
      access: { read: editors },
      label: label('Visitas', 'Hits'),
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'lastHitAt',
      type: 'date',
      virtual: true,
      access: { read: editors },
      label: label('Última visita', 'Last hit'),
      admin: { readOnly: true, position: 'sidebar', date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' } },
    },
  ],
};
