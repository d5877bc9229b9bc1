import type { CheckboxField, RelationshipField, SelectField } from 'payload';
import { label } from '../../language/label.ts';

export const articleKind = (): SelectField => ({
  name: 'tipo',
  type: 'select',
  defaultValue: 'artigo',
  label: label('Tipo', 'Kind'),
  admin: { position: 'sidebar' },
  options: [
    { value: 'artigo', label: label('Artigo', 'Article') },
    { value: 'noticia', label: label('Notícia', 'News') },
    { value: 'entrevista', label: label('Entrevista', 'Interview') },
  ],
});

export const articleCategories = (): RelationshipField => ({
  name: 'categoria',
  type: 'relationship',
  relationTo: 'categorias_de_blog',
  hasMany: true,
  label: label('Categorias', 'Categories'),
  admin: { position: 'sidebar' },
});

export const articleHighlight = (): CheckboxField => ({
  name: 'destaque',
  type: 'checkbox',
  defaultValue: false,
  label: label('Em destaque', 'Highlighted'),
  admin: { position: 'sidebar', description: label('No topo da página do blogue.', 'At the top of the blog page.') },
});

const mostRelated = 3;

export const relatedArticles = (): RelationshipField => ({
  name: 'relacionados',
  type: 'relationship',
  relationTo: 'artigos_blog',
  hasMany: true,
  maxRows: mostRelated,
  label: label('Artigos relacionados', 'Related articles'),
  admin: {
    description: label('Até três. Vazio: os mais recentes da mesma categoria.', 'Up to three. Empty: the newest of the same category.'),
  },
});
