import type { FieldHook, TypeWithID } from 'payload';
import { excerpt } from '../fields/excerpt.ts';
import { moment } from '../fields/moment.ts';
import { picture } from '../fields/picture.ts';
import { sidebarQuiz } from '../fields/quiz.ts';
import { richText } from '../fields/rich-text.ts';
import { person, review } from '../fields/signature.ts';
import { slug } from '../fields/slug.ts';
import { title } from '../fields/title.ts';
import { groups, label } from '../language/label.ts';
import { medicalThemeRule } from '../publish-rules/medical-theme-rule.ts';
import { articleCategories, articleHighlight, articleKind, relatedArticles } from './artigos-blog/kind-and-place.ts';
import { medicalTheme } from './artigos-blog/medical-theme.ts';
import { documentCollection } from './document-collection.ts';

/** Readers and lists go by an article's date; one that was published without any is dated by that moment. */
const dateOnPublication: FieldHook<TypeWithID, unknown, { _status?: unknown }> = ({ siblingData, value }) =>
  value || siblingData._status !== 'published' ? value : new Date().toISOString();

export const artigosBlog = documentCollection({
  slug: 'artigos_blog',
  labels: { singular: label('Artigo', 'Article'), plural: label('Artigos do blogue', 'Blog articles') },
  group: groups.content,
  defaultColumns: ['titulo', 'tipo', 'data_publicacao', '_status', 'updatedAt'],
  defaultSort: '-data_publicacao',
  publishRules: [medicalThemeRule],
  defaultPopulate: {
    titulo: true,
    slug: true,
    excerto: true,
    imagem_destaque: true,
    data_publicacao: true,
    categoria: true,
    tipo: true,
  },
  fields: [
    title(),
    slug(),
    {
      ...moment(
        'data_publicacao',
        label('Data de publicação', 'Publication date'),
        label(
          'A data que o leitor vê. Vazia: o momento em que se publica. No futuro: o artigo publicado só aparece nesse momento.',
          'The date readers see. Empty: the moment of publication. In the future: the published article appears only then.',
        ),
      ),
      hooks: { beforeChange: [dateOnPublication] },
    },
    articleKind(),
    articleCategories(),
    articleHighlight(),
    person('autor', label('Autor', 'Author')),
    medicalTheme(),
    ...review(
      label(
        'O médico que lê o artigo. O leitor vê o nome depois de ele assinar.',
        'The doctor who reads the article. Readers see the name once they have signed.',
      ),
    ),
    sidebarQuiz('quizz'),
  ],
  tabs: [
    {
      label: label('Artigo', 'Article'),
      fields: [
        excerpt(),
        picture(
          'imagem_destaque',
          label('Imagem de destaque', 'Main picture'),
          label('No topo do artigo e nas listas.', 'At the top of the article and in lists.'),
        ),
        richText('texto', label('Texto', 'Text')),
      ],
    },
    { label: label('Ler a seguir', 'Read next'), fields: [relatedArticles()] },
  ],
});
