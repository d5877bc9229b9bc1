import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { reviewedGlobal, reviewedSlugs } from '../medical-review/reviewed-pages.ts';
import { execute } from '../publishing/execute.ts';
import { type DocumentLine, documentTitle } from './document-line.ts';

const reviewedAfterMonths = 12;

function longAgo(now: Date): Date {
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - reviewedAfterMonths);
  return limit;
}

/** Published medical pages that no doctor has read for a year, the oldest first. The day is that of the signature they are shown under. */
export async function overdueReviews(req: PayloadRequest, now: Date): Promise<DocumentLine[]> {
  const found = await execute(
    req,
    sql`select collection, id, body -> 'titulo' as titulo, left(body ->> 'data_revisao', 10) as day from core.published_documents
        where collection in ${reviewedSlugs} and body ->> 'data_revisao' < ${longAgo(now).toISOString()} order by day, collection, id`,
  );
  return found.map((row) => ({ ...publishedLine(row, req.i18n.language), detail: String(row['day']) }));
}

/** A row of `core.published_documents` as a line. */
function publishedLine({ collection, id, titulo }: Record<string, unknown>, language: string): Omit<DocumentLine, 'detail'> {
  const title = documentTitle({ titulo }, language);
  if (collection === reviewedGlobal) return { kind: 'global', slug: reviewedGlobal, id: null, title };
  return { kind: 'collection', slug: String(collection), id: Number(id), title };
}
