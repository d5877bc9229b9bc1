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

/** Published medical pages that were last signed in a span of time, the oldest first. The day is that of the signature they are shown under. */
async function signedBetween(req: PayloadRequest, from: string, to: string): Promise<DocumentLine[]> {
  const found = await execute(
    req,
    sql`select collection, id, body -> 'titulo' as titulo, left(body ->> 'data_revisao', 10) as day from core.published_documents
        where collection in ${reviewedSlugs} and body ->> 'data_revisao' >= ${from} and body ->> 'data_revisao' < ${to}
        order by day, collection, id`,
  );
  return found.map((row) => ({ ...publishedLine(row, req.i18n.language), detail: String(row['day']) }));
}

/** No doctor has read them for a year. */
export const overdueReviews = (req: PayloadRequest, now: Date): Promise<DocumentLine[]> =>
  signedBetween(req, '', longAgo(now).toISOString());

const dayMs = 86_400_000;
/** How long before it runs out a signature is worth a word. */
const soonDays = 30;

/** The year of their signature ends within the next weeks. */
export const dueReviews = (req: PayloadRequest, now: Date): Promise<DocumentLine[]> =>
  signedBetween(req, longAgo(now).toISOString(), longAgo(new Date(now.getTime() + soonDays * dayMs)).toISOString());

/** The last day on which a text signed on `day` counts as reviewed. */
export function dueDay(day: string): Date {
  const due = new Date(`${day}T12:00:00Z`);
  due.setUTCMonth(due.getUTCMonth() + reviewedAfterMonths);
  return due;
}

/** A row of `core.published_documents` as a line. */
function publishedLine({ collection, id, titulo }: Record<string, unknown>, language: string): Omit<DocumentLine, 'detail'> {
  const title = documentTitle({ titulo }, language);
  if (collection === reviewedGlobal) return { kind: 'global', slug: reviewedGlobal, id: null, title };
  return { kind: 'collection', slug: String(collection), id: Number(id), title };
}
