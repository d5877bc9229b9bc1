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

/** Of the newest versions, one question for each collection: a hundred pages may wait. What was deleted meanwhile is left out. */
export async function waitingHeads(req: PayloadRequest, pages: PageName[]): Promise<Map<string, WaitingHead>> {
  const heads = new Map<string, WaitingHead>();
  const names = new Map<number, string>();
  const add = async (key: string, document: Record<string, unknown>) => {
    const { revisor } = document;
    if (typeof revisor === 'number' && !names.has(revisor)) names.set(revisor, await nameOf(req, revisor));
    const reviewer = typeof revisor === 'number' ? (names.get(revisor) ?? '') : '';
    heads.set(key, { title: documentTitle(document, req.i18n.language), reviewer });
  };
  for (const collection of reviewedCollections) {
    const ids = pages.filter((page) => page.collection === collection).map(({ id }) => Number(id));
    if (ids.length === 0) continue;
    const { docs } = await req.payload.find({
      ...{ collection, depth: 0, draft: true, locale: 'all', overrideAccess: true, pagination: false },
      select: { titulo: true, revisor: true },
      where: { id: { in: ids } },
    });
    for (const document of docs)
      await add(waitingKey({ collection, id: String(document.id) }), document as unknown as Record<string, unknown>);
  }
  if (pages.some(({ collection }) => collection === reviewedGlobal))
    await add(
      waitingKey({ collection: reviewedGlobal, id: reviewedGlobal }),
      await readDocument(req, { global: reviewedGlobal }, { draft: true }),
    );
  return heads;
}
