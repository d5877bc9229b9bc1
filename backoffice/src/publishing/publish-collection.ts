import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload';
import { type PublishableRow, publicationOf } from './publication.ts';
import { publish } from './publish.ts';

export const readStoredRow = (req: PayloadRequest, collection: CollectionSlug, id: number | string): Promise<PublishableRow | null> =>
  req.payload.db.findOne<PublishableRow & { id: number | string }>({ collection, req, where: { id: { equals: id } } });

const contextKey = (collection: string, id: number | string) => `live:${collection}:${id}`;

/** Hooks see the newest version, which may be a draft; what visitors saw before is in the row itself. */
const rememberLiveRow: CollectionBeforeChangeHook = async ({ collection, context, data, operation, originalDoc, req }) => {
  if (operation === 'update')
    context[contextKey(collection.slug, originalDoc.id)] = await readStoredRow(req, collection.slug, originalDoc.id);
  return data;
};

const rememberDoomedRow: CollectionBeforeDeleteHook = async ({ collection, context, id, req }) => {
  context[contextKey(collection.slug, id)] = await readStoredRow(req, collection.slug, id);
};

/** The row as it was before the edit at hand. */
export const rowBefore = (context: Record<string, unknown>, collection: string, id: number | string): PublishableRow | null =>
  (context[contextKey(collection, id)] as PublishableRow | undefined) ?? null;

const publishChange: CollectionAfterChangeHook = async ({ collection, context, doc, operation, req }) => {
  const before = operation === 'update' ? rowBefore(context, collection.slug, doc.id) : null;
  const publication = publicationOf({ before, after: await readStoredRow(req, collection.slug, doc.id) });
  if (publication) await publish(req, { collection: collection.slug, id: doc.id }, publication);
  return doc;
};

const withdrawDeleted: CollectionAfterDeleteHook = async ({ collection, context, doc, id, req }) => {
  const publication = publicationOf({ before: rowBefore(context, collection.slug, id), after: null });
  if (publication) await publish(req, { collection: collection.slug, id: Number(id) }, publication);
  return doc;
};

export const publishCollection = () => ({
  beforeChange: [rememberLiveRow],
  afterChange: [publishChange],
  beforeDelete: [rememberDoomedRow],
  afterDelete: [withdrawDeleted],
});
