import { slug } from '../fields/slug.ts';
import { title } from '../fields/title.ts';
import { groups, label } from '../language/label.ts';
import { documentCollection } from './document-collection.ts';

export const artigosBlog = documentCollection({
  slug: 'artigos_blog',
  labels: { singular: label('Artigo', 'Article'), plural: label('Artigos do blogue', 'Blog articles') },
  group: groups.content,
  defaultColumns: ['titulo', 'data_publicacao', '_status', 'updatedAt'],
  defaultSort: '-data_publicacao',
  fields: [
    title(),
    slug(),
    {
      name: 'data_publicacao',
      type: 'date',
      label: label('Data de publicação', 'Publication date'),
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' },
        description: label('A data que o leitor vê. Não publica sozinha.', 'The date readers see. It does not publish by itself.'),
      },
    },
    {
      name: 'excerto',
      type: 'textarea',
      localized: true,
      maxLength: 400,
      label: label('Excerto', 'Excerpt'),
      admin: { description: label('Duas ou três frases para a lista de artigos.', 'Two or three sentences for the list of articles.') },
    },
  ],
});
