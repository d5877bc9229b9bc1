import type { CollectionSlug, PayloadRequest } from 'payload';
import { type DocumentLine, documentTitle } from './document-line.ts';

const reviewedAfterMonths = 12;
export const reviewedCollections = [
  'problemas',
  'tratamentos_pp',
  'tratamentos',
  'analises_exames',
  'artigos_blog',
] as const satisfies CollectionSlug[];

type Reviewed = { id: number; titulo?: unknown; data_revisao?: string; _status?: unknown };

function longAgo(now: Date): Date {
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - reviewedAfterMonths);
  return limit;
}

/** Published medical pages that no doctor has read for a year, the oldest first. */
export async function overdueReviews(req: PayloadRequest, now: Date): Promise<DocumentLine[]> {
  const limit = longAgo(now).toISOString();
  const found = reviewedCollections.map(async (slug) => {
    const { docs } = await req.payload.db.find<Reviewed>({
      collection: slug,
      limit: 0,
      pagination: false,
      req,
      select: { titulo: true, data_revisao: true },
      where: { and: [{ _status: { equals: 'published' } }, { data_revisao: { less_than: limit } }] },
    });
    return docs.map((row) => toLine({ kind: 'collection', slug, id: row.id }, row, req));
  });
  const page = await req.payload.db.findGlobal<Reviewed>({ slug: 'outras_doencas', req });
  const isOld = page?._status === 'published' && page.data_revisao && new Date(page.data_revisao).toISOString() < limit;
  const single = isOld ? [toLine({ kind: 'global', slug: 'outras_doencas', id: null }, page, req)] : [];
  return [...(await Promise.all(found)).flat(), ...single].toSorted((a, b) => a.detail.localeCompare(b.detail));
}

const toLine = (place: Pick<DocumentLine, 'kind' | 'slug' | 'id'>, row: Reviewed, req: PayloadRequest): DocumentLine => ({
  ...place,
  title: documentTitle(row, req.i18n.language),
  detail: new Date(row.data_revisao ?? 0).toISOString().slice(0, 10),
});
