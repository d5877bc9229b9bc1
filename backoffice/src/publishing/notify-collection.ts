import type { ContentNews } from '@clinic/core/content/content-news';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload';
import { noticeOf, type Row } from './notice.ts';
import { sendNotice } from './send-notice.ts';

const readLiveRow = (req: PayloadRequest, collection: CollectionSlug, id: number | string): Promise<Row | null> =>
  req.payload.db.findOne<Row & { id: number | string }>({ collection, req, where: { id: { equals: id } } });

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

const remembered = (context: Record<string, unknown>, collection: string, id: number | string): Row | null =>
  (context[contextKey(collection, id)] as Row | undefined) ?? null;

type Shape = (notice: ContentNews) => ContentNews;

const afterChange =
  (shape: Shape): CollectionAfterChangeHook =>
  async ({ collection, context, doc, operation, req }) => {
    const before = operation === 'update' ? remembered(context, collection.slug, doc.id) : null;
    const after = await readLiveRow(req, collection.slug, doc.id);
    const notice = noticeOf({ collection: collection.slug, id: doc.id, before, after });
    if (notice) await sendNotice(req, shape(notice));
    return doc;
  };

const afterDelete =
  (shape: Shape): CollectionAfterDeleteHook =>
  async ({ collection, context, doc, id, req }) => {
    const notice = noticeOf({ collection: collection.slug, id, before: remembered(context, collection.slug, id), after: null });
    if (notice) await sendNotice(req, shape(notice));
    return doc;
  };

export const notifyCollection = (shape: Shape = (notice) => notice) => ({
  beforeChange: [rememberLiveRow],
  afterChange: [afterChange(shape)],
  beforeDelete: [rememberDoomedRow],
  afterDelete: [afterDelete(shape)],
});
