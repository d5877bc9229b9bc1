import { order } from '../fields/order.ts';
import { slug } from '../fields/slug.ts';
import { title } from '../fields/title.ts';
import { groups, label } from '../language/label.ts';
import { draftCollection } from './draft-collection.ts';

export const categoriasDeBlog = draftCollection({
  slug: 'categorias_de_blog',
  labels: { singular: label('Categoria do blogue', 'Blog category'), plural: label('Categorias do blogue', 'Blog categories') },
  group: groups.content,
  defaultColumns: ['titulo', 'slug', 'ordem', '_status'],
  defaultSort: 'ordem',
  defaultPopulate: { titulo: true, slug: true },
  fields: [title(), slug(), order()],
});
