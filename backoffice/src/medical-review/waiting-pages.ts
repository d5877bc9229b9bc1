import type { PublishedRow } from '@clinic/core/content/library/published-row';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { execute } from '../publishing/execute.ts';
import { lastRequests, type ReviewRequest } from './review-requests.ts';
import { reviewedSlugs } from './reviewed-pages.ts';
import { type WaitingHead, waitingHeads, waitingKey } from './waiting-heads.ts';

type PageName = Pick<PublishedRow, 'collection' | 'id'>;
export type WaitingPage = PageName & WaitingHead & { request: ReviewRequest | null; isPublic: boolean };

/** What visitors read without a signature. */
export async function unsignedPages(req: PayloadRequest): Promise<PageName[]> {
  const found = await execute(
    req,
    sql`select collection, id from core.published_documents
        where collection in ${reviewedSlugs} and body ->> 'em_revisao' = 'true' order by collection, id`,
  );
  return found.map(({ collection, id }) => ({ collection: String(collection), id: String(id) }));
}

/**
 * What waits for a doctor: first what somebody asked for, the longest wait first; then what visitors read without a signature.
 * `withReturned`: also what a doctor gave back, which waits for an editor.
 */
export async function waitingPages(req: PayloadRequest, { withReturned = false } = {}): Promise<WaitingPage[]> {
  const unsigned = await unsignedPages(req);
  const shown = new Set(unsigned.map(waitingKey));
  const open = (await lastRequests(req)).filter(({ answer, isSigned }) => !isSigned && (withReturned || !answer));
  const asked = new Set(open.map(waitingKey));
  const pages = [
    ...open.map((request) => ({ collection: request.collection, id: request.id, request })),
    ...unsigned.filter((page) => !asked.has(waitingKey(page))).map((page) => ({ ...page, request: null })),
  ];
  const heads = await waitingHeads(req, pages);
  return pages.flatMap((page) => {
    const head = heads.get(waitingKey(page));
    return head ? [{ ...page, ...head, isPublic: shown.has(waitingKey(page)) }] : [];
  });
}
