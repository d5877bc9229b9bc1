import type { GlobalAfterChangeHook, GlobalBeforeChangeHook, GlobalSlug, PayloadRequest } from 'payload';
import { noticeOf, type Row } from './notice.ts';
import { sendNotice } from './send-notice.ts';

const readLiveRow = async (req: PayloadRequest, slug: GlobalSlug): Promise<Row | null> => {
  const row = await req.payload.db.findGlobal<Row>({ slug, req });
  return row && Object.keys(row).length > 0 ? row : null;
};

const contextKey = (slug: string) => `live:${slug}`;

const rememberLiveRow: GlobalBeforeChangeHook = async ({ context, data, global, req }) => {
  context[contextKey(global.slug)] = await readLiveRow(req, global.slug);
  return data;
};

const notify: GlobalAfterChangeHook = async ({ context, doc, global, req }) => {
  const before = (context[contextKey(global.slug)] as Row | null | undefined) ?? null;
  const notice = noticeOf({ collection: global.slug, id: global.slug, before, after: await readLiveRow(req, global.slug) });
  if (notice) await sendNotice(req, { ...notice, tags: [global.slug] });
  return doc;
};

export const notifyGlobal = () => ({ beforeChange: [rememberLiveRow], afterChange: [notify] });
