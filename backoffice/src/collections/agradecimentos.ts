import { pageBlocks } from '../blocks/page-blocks.ts';
import { excerpt } from '../fields/excerpt.ts';
import { picture } from '../fields/picture.ts';
import { slug } from '../fields/slug.ts';
import { title } from '../fields/title.ts';
import { groups, label } from '../language/label.ts';
import { documentCollection } from './document-collection.ts';

/** The forms of the site have thank-you pages of their own; these are for whatever else the clinic thanks for, a survey or a campaign. */
export const agradecimentos = documentCollection({
  slug: 'agradecimentos',
  labels: { singular: label('Página de agradecimento', 'Thank-you page'), plural: label('Páginas de agradecimento', 'Thank-you pages') },
  group: groups.pages,
  defaultPopulate: { titulo: true, slug: true },
  fields: [title(), slug()],
  tabs: [
    {
      label: label('Abertura', 'Opening'),
      fields: [excerpt(), picture('banner_imagem', label('Imagem de abertura', 'Opening picture'))],
    },
    { label: label('Secções', 'Sections'), fields: [pageBlocks()] },
  ],
});
