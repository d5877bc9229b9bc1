import type { CollectionSlug, GlobalSlug } from 'payload';
import type { Subject } from '../publishing/published-documents.ts';

export const reviewedCollections = [
  'problemas',
  'tratamentos_pp',
  'tratamentos',
  'analises_exames',
  'artigos_blog',
] as const satisfies CollectionSlug[];

/** A page that exists once is named twice, as in `core.published_documents`. */
export const reviewedGlobal = 'outras_doencas' satisfies GlobalSlug;

export const reviewedSlugs: string[] = [...reviewedCollections, reviewedGlobal];

/** A page that doctors read, by the names that stand in an address; null for any other. */
export function reviewedPage(slug: string, id: string): Subject | null {
  if (slug === reviewedGlobal) return id === reviewedGlobal ? { global: reviewedGlobal } : null;
  const collection = reviewedCollections.find((one) => one === slug);
  return collection && /^[1-9]\d{0,8}$/.test(id) ? { collection, id: Number(id) } : null;
}
