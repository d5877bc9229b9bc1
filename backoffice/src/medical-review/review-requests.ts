import type { PublishedRow } from '@clinic/core/content/library/published-row';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { execute } from '../publishing/execute.ts';
import type { Signer } from './signatures.ts';

type PageName = Pick<PublishedRow, 'collection' | 'id'>;

const row = z.object({
  collection: z.string(),
  document_id: z.string(),
  asked_by_name: z.string(),
  asked_at: z.coerce.date(),
  returned_at: z.coerce.date().nullable(),
  returned_by_name: z.string().nullable(),
  comment: z.string().nullable(),
  signed_at: z.coerce.date().nullable(),
});

/** `answer`: with which words a doctor gave it back. */
export type ReviewRequest = PageName & {
  askedBy: string;
  askedAt: Date;
  answer: { by: string; at: Date; comment: string } | null;
  isSigned: boolean;
};

const toRequest = (found: z.infer<typeof row>): ReviewRequest => ({
  collection: found.collection,
  id: found.document_id,
  askedBy: found.asked_by_name,
  askedAt: found.asked_at,
  answer: found.returned_at && { by: found.returned_by_name ?? '', at: found.returned_at, comment: found.comment ?? '' },
  isSigned: found.signed_at !== null,
});

const isOpen = sql`returned_at is null and signed_at is null`;

/** Asking twice is asking once. */
export const requestReview = (req: PayloadRequest, { collection, id }: PageName, by: Signer): Promise<unknown> =>
  execute(
    req,
    sql`insert into core.review_requests (collection, document_id, asked_by, asked_by_name)
        values (${collection}, ${id}, ${by.id}, ${by.name})
        on conflict (collection, document_id) where ${isOpen} do nothing`,
  );

type Settlement = { kind: 'signed' } | { kind: 'returned'; by: string; comment: string };

/** False where nobody had asked, or somebody else was faster. */
export async function settleRequest(req: PayloadRequest, { collection, id }: PageName, how: Settlement): Promise<boolean> {
  const change =
    how.kind === 'signed' ? sql`signed_at = now()` : sql`returned_at = now(), returned_by_name = ${how.by}, comment = ${how.comment}`;
  const settled = await execute(
    req,
    sql`update core.review_requests set ${change} where collection = ${collection} and document_id = ${id} and ${isOpen} returning id`,
  );
  return settled.length > 0;
}

/** The last one of each page, the oldest first; `only`: of one page. */
export async function lastRequests(req: PayloadRequest, only?: PageName): Promise<ReviewRequest[]> {
  const which = only ? sql`collection = ${only.collection} and document_id = ${only.id}` : sql`true`;
  const found = await execute(
    req,
    sql`select * from (
          select distinct on (collection, document_id) * from core.review_requests where ${which} order by collection, document_id, id desc
        ) as last order by asked_at`,
  );
  return z.array(row).parse(found).map(toRequest);
}
