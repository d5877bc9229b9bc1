import type { RouteName } from '@clinic/core/addresses/route-table';
import {
  type PageHeading,
  readBlockPageHeading,
  readDocumentHeading,
  readSinglePageHeading,
  type SinglePage,
} from '@clinic/core/content/pages/page-heading';
import { data } from 'react-router';
import { type Messages, titleOf } from '../language/messages.server.ts';
import type { PageContext } from '../page-context.ts';

const singlePages: Partial<Record<RouteName, SinglePage>> = {
  home: 'homepage',
  about: 'sobre_nos',
  otherDiseases: 'outras_doencas',
  privacy: 'politica_de_privacidade',
  symptomQuiz: 'quiz_sintomas',
  psaQuiz: 'quiz_psa',
};
const blockPages = new Set<RouteName>([
  'international',
  'prices',
  'contacts',
  'secondOpinion',
  'booking',
  'bookingOnline',
  'cookies',
  'terms',
  'accessibility',
]);

type HeadingSource = Pick<PageContext, 'library' | 'route' | 'document' | 'locale'>;

/** A page's title and description, from wherever that page's words are kept. */
export function readHeading({ library, route, document, locale }: HeadingSource): PageHeading {
  if (!route) throw data(null, { status: 404 });
  if (document) return readDocumentHeading(library, document, locale);
  const single = singlePages[route];
  if (single) return readSinglePageHeading(library, single, locale);
  if (blockPages.has(route)) return readBlockPageHeading(library, route, locale);
  const title = titleOf(locale, route as keyof Messages['titles']);
  return { title, metaTitle: title, metaDescription: '' };
}
