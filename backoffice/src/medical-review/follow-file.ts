import { sql } from '@payloadcms/db-postgres';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { execute } from '../publishing/execute.ts';
import { askPages, namedPages } from './ask-pages.ts';
import { askPagesSignedBy } from './follow-person.ts';
import { lockWhatPagesShow } from './lock-what-pages-show.ts';
import { reviewedSlugs } from './reviewed-pages.ts';

/** A label on a drawing is a medical statement, too: the pages that show the file are asked anew under whose signature they stand. */
async function askPagesWith(req: PayloadRequest, collection: string, id: number | string): Promise<void> {
  await lockWhatPagesShow(req);
  const mention = `["${collection}",${id}]`;
  const pages = await execute(
    req,
    sql`select collection, id from core.published_documents
        where collection in ${reviewedSlugs} and strpos(body::text, ${mention}) > 0 order by collection, id`,
  );
  await askPages(req, namedPages(pages));
  const people = await execute(
    req,
    sql`select id from core.published_documents where collection = 'equipa' and strpos(body::text, ${mention}) > 0 order by id`,
  );
  for (const { id: person } of people) await askPagesSignedBy(req, Number(person));
}

export const followFile: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (operation === 'update') await askPagesWith(req, collection.slug, doc.id);
  return doc;
};

export const followDeletedFile: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  await askPagesWith(req, collection.slug, id);
  return doc;
};
