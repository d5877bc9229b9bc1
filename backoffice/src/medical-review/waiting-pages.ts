import type { PublishedRow } from '@clinic/core/content/library/published-row';
import type { PayloadRequest } from 'payload';
import { publishedReviews } from './published-reviews.ts';
import { lastRequests, type ReviewRequest } from './review-requests.ts';
import { type WaitingHead, waitingHeads, waitingKey } from './waiting-heads.ts';

type PageName = Pick<PublishedRow, 'collection' | 'id'>;
export type WaitingPage = PageName & WaitingHead & { request: ReviewRequest | null; isPublic: boolean };

/** What visitors read without a signature. */
export async function unsignedPages(req: PayloadRequest): Promise<PageName[]> {
  const unsigned = (await publishedReviews(req)).filter(({ isUnsigned }) => isUnsigned);
  return unsigned.map(({ collection, id }) => ({ collection, id }));
}

/**
 * What waits for a doctor: first what somebody asked for, the longest wait first; then what visitors read without a signature.
 * `withReturned`: also what a doctor gave back, which waits for an editor.
 */
export async function waitingPages(req: PayloadRequest, { withReturned = false } = {}): Promise<WaitingPage[]> {
  const [unsigned, requests] = await Promise.all([unsignedPages(req), lastRequests(req)]);
  const shown = new Set(unsigned.map(waitingKey));
  const open = requests.filter(({ answer, isSigned }) => !isSigned && (withReturned || !answer));
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
