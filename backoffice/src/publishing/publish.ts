import { type ContentChange, contentChannel } from '@clinic/core/adapters/content/content-change';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { lockShownForReading } from '../medical-review/lock-what-pages-show.ts';
import { reviewedSlugs } from '../medical-review/reviewed-pages.ts';
import { execute } from './execute.ts';
import { followInSearch } from './follow-in-search.ts';
import type { Publication } from './publication.ts';
import { deleteRow, readRow, rowName, type Subject, writeRow } from './published-documents.ts';

/**
 * Everything that follows from a publication or withdrawal, in the transaction of the edit: the row that site and worker read, the
 * search, and the notice. PostgreSQL delivers the notice only if, and when, the transaction commits.
 */
export async function publish(req: PayloadRequest, subject: Subject, { isLive, gone }: Publication): Promise<void> {
  const change: ContentChange = { ...rowName(subject), gone };
  if (reviewedSlugs.includes(change.collection)) await lockShownForReading(req);
  if (isLive) await writeRow(req, await readRow(req, subject));
  else await deleteRow(req, change);
  await followInSearch(req, change);
  await execute(req, sql`select pg_notify(${contentChannel}, ${JSON.stringify(change)})`);
}
