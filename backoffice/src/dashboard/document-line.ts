import { reviewedGlobal } from '../medical-review/reviewed-pages.ts';

type LineAct = 'open' | 'comments' | 'publish';

/** One line of the overview: which document, by its title, and what is to be said about it. */
export type DocumentLine = {
  kind: 'collection' | 'global';
  slug: string;
  id: number | null;
  title: string;
  detail: string;
  locale?: 'pt' | 'en';
  /** It goes on only if the editor does something. */
  isYours?: boolean;
  /** What the editor does with it, where the list it stands in does not say so. */
  act?: LineAct;
  /** How often: what a bar is drawn for. */
  count?: number;
  /** Where it is not the document's own form that the line leads to. */
  href?: string;
  /** There is nothing to open. */
  isPlain?: boolean;
};

type Titled = { titulo?: unknown; nome?: unknown; filename?: unknown };

/** A localised value in the reader's language, else in the other. */
export function documentTitle({ titulo, nome, filename }: Titled, language: string): string {
  const value = titulo ?? nome ?? filename;
  if (typeof value === 'string') return value;
  const { pt, en } = (value ?? {}) as { pt?: unknown; en?: unknown };
  const words = language === 'en' ? (en ?? pt) : (pt ?? en);
  return typeof words === 'string' ? words : '';
}

type LinePlace = Pick<DocumentLine, 'kind' | 'slug' | 'id'>;

/** A page that doctors read, by the names that stand in its signatures. */
export const placeOfReviewedPage = ({ collection, id }: { collection: string; id: string | number }): LinePlace =>
  collection === reviewedGlobal ? { kind: 'global', slug: collection, id: null } : { kind: 'collection', slug: collection, id: Number(id) };

export const addressOfLine = ({ kind, slug, id, locale, href }: LinePlace & Pick<DocumentLine, 'locale' | 'href'>): string =>
  href ?? `/admin/${kind === 'global' ? `globals/${slug}` : `collections/${slug}/${id}`}${locale ? `?locale=${locale}` : ''}`;
