import type { ArrayField, Field } from 'payload';
import { documentSlugs } from '../collections/document-slugs.ts';
import { type Label, label } from '../language/label.ts';
import { linkUrl } from './link-url.ts';
import { newTab } from './new-tab.ts';

const deepestLevel = 3;

const itemFields = (level: number): Field[] => [
  {
    type: 'row',
    fields: [
      {
        name: 'title',
        type: 'text',
        localized: true,
        label: label('Título', 'Title'),
        admin: { description: label('Vazio: a entrada não aparece nesta língua.', 'Empty: the entry does not appear in this language.') },
      },
      {
        name: 'nome_simples',
        type: 'text',
        localized: true,
        label: label('Nome simples', 'Plain name'),
        admin: { description: label('As palavras do dia a dia, por baixo do título.', 'Everyday words, shown under the title.') },
      },
    ],
  },
  {
    name: 'destino',
    type: 'relationship',
    relationTo: [...documentSlugs],
    // The site knows every title and address from its address book.
    maxDepth: 0,
    label: label('Documento de destino', 'Target document'),
    admin: {
      description: label(
        'A ligação segue o documento mesmo que o endereço mude.',
        'The link follows the document even when its address changes.',
      ),
    },
  },
  linkUrl(),
  newTab(),
  ...(level < deepestLevel ? [menuItems('children', label('Entradas abaixo desta', 'Entries below this one'), level + 1)] : []),
];

/** Entries to three levels; a section that fits no document carries an address instead. */
export const menuItems = (name: string, fieldLabel: Label, level = 1): ArrayField => ({
  name,
  type: 'array',
  label: fieldLabel,
  labels: { singular: label('entrada', 'entry'), plural: label('entradas', 'entries') },
  admin: { initCollapsed: true, components: { RowLabel: '/components/row-title.tsx#RowTitle' } },
  fields: itemFields(level),
});
