import { type ContentNews, forgottenTags } from '@clinic/core/content/content-news';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { execute } from './execute.ts';
import { followInSearch } from './follow-in-search.ts';

/** PostgreSQL delivers the notification only if, and when, the surrounding transaction commits. */
export async function sendNotice(req: PayloadRequest, notice: ContentNews): Promise<void> {
  const forgotten = forgottenTags(notice);
  if (forgotten.length > 0) {
    const tags = sql.join(
      forgotten.map((tag) => sql`${tag}`),
      sql`, `,
    );
    await execute(req, sql`delete from core.content_copies where tags && array[${tags}]::text[]`);
  }
  await followInSearch(req, notice);
  await execute(req, sql`select pg_notify('content', ${JSON.stringify(notice)})`);
}
