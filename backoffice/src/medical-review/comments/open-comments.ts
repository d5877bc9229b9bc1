import type { PublishedRow } from '@clinic/core/content/library/published-row';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { execute } from '../../publishing/execute.ts';

type PageName = Pick<PublishedRow, 'collection' | 'id'>;

const row = z.object({
  collection: z.string(),
  document_id: z.string(),
  id: z.coerce.string(),
  words: z.string(),
  written_by_name: z.string(),
  /** Who spoke last, where it was not whoever commented. */
  answered_by_name: z.string().nullable(),
});

/** A comment that nobody has marked as treated. `answeredBy`: an answer waits for whoever wrote it. */
export type OpenComment = PageName & { comment: string; words: string; by: string; answeredBy: string | null };

/** Of all pages, the oldest first. */
export async function openComments(req: PayloadRequest): Promise<OpenComment[]> {
  const found = await execute(
    req,
    sql`select c.collection, c.document_id, c.id, c.words, c.written_by_name,
          case when last.written_by is distinct from c.written_by then last.written_by_name end as answered_by_name
        from core.review_comments c
        left join lateral (
          select a.written_by, a.written_by_name from core.review_answers a where a.comment_id = c.id order by a.id desc limit 1
        ) last on true
        where c.treated_at is null order by c.written_at, c.id`,
  );
  return z
    .array(row)
    .parse(found)
    .map(({ collection, document_id: id, id: comment, words, written_by_name: by, answered_by_name: answeredBy }) => ({
      ...{ collection, id, comment, words, by, answeredBy },
    }));
}
