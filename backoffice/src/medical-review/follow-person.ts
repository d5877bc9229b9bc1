import { sql } from '@payloadcms/db-postgres';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { execute } from '../publishing/execute.ts';
import { askPages, namedPages } from './ask-pages.ts';
import { lockWhatPagesShow } from './lock-what-pages-show.ts';

/** A doctor who leaves the team, comes back, becomes somebody else or signs otherwise: the pages they have signed are asked anew. */
export async function askPagesSignedBy(req: PayloadRequest, id: number | string): Promise<void> {
  await lockWhatPagesShow(req);
  const pages = await execute(
    req,
    sql`select distinct page.collection, page.id from core.published_documents page
        join core.medical_signatures signed on signed.collection = page.collection and signed.document_id = page.id
        where signed.reviewer_id = ${Number(id)} order by page.collection, page.id`,
  );
  await askPages(req, namedPages(pages));
}

/** Of a biography no page speaks. */
const telling = ['nome', 'cedula', 'cargo', 'assinatura', 'assinatura_imagem', 'assinatura_imagens', '_status', 'deletedAt'];

export const followPerson: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  const isTold = telling.some((name) => JSON.stringify(doc[name]) !== JSON.stringify(previousDoc?.[name]));
  if (operation === 'update' && isTold) await askPagesSignedBy(req, doc.id);
  return doc;
};

export const followDeletedPerson: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  await askPagesSignedBy(req, id);
  return doc;
};
