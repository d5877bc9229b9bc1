import { pageBlocks } from '../blocks/page-blocks.ts';
import { banner } from '../fields/section.ts';
import { slug } from '../fields/slug.ts';
import { title } from '../fields/title.ts';
import { groups, label } from '../language/label.ts';
import { documentCollection } from './document-collection.ts';

export const landingPages = documentCollection({
  slug: 'landing_pages',
  labels: { singular: label('Página de marcação', 'Booking page'), plural: label('Páginas de marcação', 'Booking pages') },
  group: groups.pages,
  defaultPopulate: { titulo: true, slug: true },
  fields: [title(), slug()],
  tabs: [
    { label: label('Abertura', 'Opening'), fields: [banner()] },
    { label: label('Secções', 'Sections'), fields: [pageBlocks()] },
  ],
});
