import { excerpt } from '../fields/excerpt.ts';
import { httpsUrl } from '../fields/https-url.ts';
import { pdfFiles } from '../fields/pdf-file.ts';
import { picture } from '../fields/picture.ts';
import { person } from '../fields/signature.ts';
import { title } from '../fields/title.ts';
import { groups, label } from '../language/label.ts';
import { draftCollection } from './draft-collection.ts';

export const artigos = draftCollection({
  slug: 'artigos',
  labels: { singular: label('Livro ou brochura', 'Book or brochure'), plural: label('Livros e brochuras', 'Books and brochures') },
  group: groups.content,
  defaultColumns: ['titulo', 'tipo', 'biografia_id', '_status'],
  defaultPopulate: { titulo: true, capa: true, tipo: true, url: true, conteudo: true, excerto: true },
  fields: [
    title(),
    {
      name: 'tipo',
      type: 'select',
      defaultValue: 'livro',
      label: label('Tipo', 'Kind'),
      admin: { position: 'sidebar' },
      options: [
        { value: 'livro', label: label('Livro', 'Book') },
        { value: 'brochura', label: label('Brochura', 'Brochure') },
      ],
    },
    person('biografia_id', label('Na biografia de', 'In the biography of')),
    {
      name: 'ordem_biografia',
      type: 'number',
      label: label('Ordem na biografia', 'Order in the biography'),
      admin: { position: 'sidebar', description: label('Os números mais baixos aparecem primeiro.', 'Lower numbers come first.') },
    },
    excerpt(),
    picture('capa', label('Capa', 'Cover')),
    httpsUrl('url', label('Endereço', 'Address'), {
      description: label('Onde se compra ou se lê, com https://.', 'Where it is sold or read, with https://.'),
    }),
    pdfFiles('conteudo', label('Ficheiros PDF', 'PDF files')),
  ],
});
