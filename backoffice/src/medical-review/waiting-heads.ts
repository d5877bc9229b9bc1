import type { PublishedRow } from '@clinic/core/content/library/published-row';
import type { PayloadRequest } from 'payload';
import { documentTitle } from '../dashboard/document-line.ts';
import { readDocument } from '../publishing/published-documents.ts';
import { reviewedCollections, reviewedGlobal } from './reviewed-pages.ts';
import { nameOf } from './shown-standing.ts';

type PageName = Pick<PublishedRow, 'collection' | 'id'>;
/** What a list says of a page. `reviewer`: whom the document names for it. */
export type WaitingHead = { title: string; reviewer: string };

export const waitingKey = ({ collection, id }: PageName): string => `${collection}:${id}`;

type Stored = { id: number; titulo?: unknown; revisor?: unknown };

/** Of the newest versions, one question for each collection: a hundred pages may wait. What was deleted meanwhile is left out. */
export async function waitingHeads(req: PayloadRequest, pages: PageName[]): Promise<Map<string, WaitingHead>> {
  const found = (await Promise.all([...reviewedCollections.map((slug) => newestOf(req, slug, pages)), newestGlobal(req, pages)])).flat();
  const reviewers = [...new Set(found.map(({ document }) => document.revisor))].filter((id) => typeof id === 'number');
  const names = new Map(await Promise.all(reviewers.map(async (id) => [id, await nameOf(req, id)] as const)));
  return new Map(
    found.map(({ key, document }) => {
      const reviewer = typeof document.revisor === 'number' ? (names.get(document.revisor) ?? '') : '';
      return [key, { title: documentTitle(document, req.i18n.language), reviewer }];
    }),
  );
}

type Newest = { key: string; document: Omit<Stored, 'id'> };

async function newestOf(req: PayloadRequest, collection: (typeof reviewedCollections)[number], pages: PageName[]): Promise<Newest[]> {
  const ids = pages.filter((page) => page.collection === collection).map(({ id }) => Number(id));
  if (ids.length === 0) return [];
  const { docs } = await req.payload.db.queryDrafts<Stored>({
    ...{ collection, limit: 0, pagination: false, req, select: { parent: true, version: { titulo: true, revisor: true } } },
    // In the table of versions a document's own number is that of its parent.
    where: { and: [{ parent: { in: ids } }, { 'version.deletedAt': { exists: false } }] },
  });
  return docs.map((document) => ({ key: waitingKey({ collection, id: String(document.id) }), document }));
}

async function newestGlobal(req: PayloadRequest, pages: PageName[]): Promise<Newest[]> {
  if (!pages.some(({ collection }) => collection === reviewedGlobal)) return [];
  const key = waitingKey({ collection: reviewedGlobal, id: reviewedGlobal });
  return [{ key, document: await readDocument(req, { global: reviewedGlobal }, { draft: true }) }];
}
