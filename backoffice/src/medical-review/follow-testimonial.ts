import { sql } from '@payloadcms/db-postgres';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { execute } from '../publishing/execute.ts';
import { askPages, namedPages } from './ask-pages.ts';
import { lockWhatPagesShow } from './lock-what-pages-show.ts';
import { reviewedSlugs } from './reviewed-pages.ts';

const section = '"blockType":"testemunhos"';

/** What patients say stands in the middle of a page that shows it: such pages are asked anew under whose signature they stand. */
async function askPagesWithTestimonials(req: PayloadRequest): Promise<void> {
  await lockWhatPagesShow(req);
  const pages = await execute(
    req,
    sql`select collection, id from core.published_documents
        where collection in ${reviewedSlugs} and strpos(body::text, ${section}) > 0 order by collection, id`,
  );
  await askPages(req, namedPages(pages));
}

export const followTestimonial: CollectionAfterChangeHook = async ({ doc, req }) => {
  await askPagesWithTestimonials(req);
  return doc;
};

export const followDeletedTestimonial: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await askPagesWithTestimonials(req);
  return doc;
};
