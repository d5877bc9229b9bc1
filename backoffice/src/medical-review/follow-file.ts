import { sql } from '@payloadcms/db-postgres';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { execute } from '../publishing/execute.ts';
import { publish } from '../publishing/publish.ts';
import { holdPage } from './hold-page.ts';
import { reviewedPage, reviewedSlugs } from './reviewed-pages.ts';

/** A label on a drawing is a medical statement, too: the pages that show the file are asked anew under whose signature they stand. */
async function askPagesWith(req: PayloadRequest, collection: string, id: number | string): Promise<void> {
  const mention = `["${collection}",${id}]`;
  const pages = await execute(
    req,
    sql`select collection, id from core.published_documents
        where collection in ${reviewedSlugs} and strpos(body::text, ${mention}) > 0 order by collection, id`,
  );
  for (const page of pages) {
    const subject = reviewedPage(String(page['collection']), String(page['id']));
    if (!subject) continue;
    await holdPage(req, subject);
    await publish(req, subject, { isLive: true, gone: false });
  }
}

export const followFile: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation === 'update') await askPagesWith(req, collection.slug, doc.id);
  return doc;
};

export const followDeletedFile: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  await askPagesWith(req, collection.slug, id);
  return doc;
};
