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

const readLiveRow = (req: PayloadRequest, collection: CollectionSlug, id: number | string): Promise<PublishableRow | null> =>
  req.payload.db.findOne<PublishableRow & { id: number | string }>({ collection, req, where: { id: { equals: id } } });

const contextKey = (collection: string, id: number | string) => `live:${collection}:${id}`;

/** Hooks see the newest version, which may be a draft; what visitors saw before is in the row itself. */
const rememberLiveRow: CollectionBeforeChangeHook = async ({ collection, context, data, operation, originalDoc, req }) => {
  if (operation === 'update')
    context[contextKey(collection.slug, originalDoc.id)] = await readLiveRow(req, collection.slug, originalDoc.id);
  return data;
};

const rememberDoomedRow: CollectionBeforeDeleteHook = async ({ collection, context, id, req }) => {
  context[contextKey(collection.slug, id)] = await readLiveRow(req, collection.slug, id);
};

const remembered = (context: Record<string, unknown>, collection: string, id: number | string): PublishableRow | null =>
  (context[contextKey(collection, id)] as PublishableRow | undefined) ?? null;

const publishChange: CollectionAfterChangeHook = async ({ collection, context, doc, operation, req }) => {
  const before = operation === 'update' ? remembered(context, collection.slug, doc.id) : null;
  const publication = publicationOf({ before, after: await readLiveRow(req, collection.slug, doc.id) });
  if (publication) await publish(req, { collection: collection.slug, id: doc.id }, publication);
  return doc;
};

const withdrawDeleted: CollectionAfterDeleteHook = async ({ collection, context, doc, id, req }) => {
  const publication = publicationOf({ before: remembered(context, collection.slug, id), after: null });
  if (publication) await publish(req, { collection: collection.slug, id: Number(id) }, publication);
  return doc;
};

export const publishCollection = () => ({
  beforeChange: [rememberLiveRow],
  afterChange: [publishChange],
  beforeDelete: [rememberDoomedRow],
  afterDelete: [withdrawDeleted],
});
