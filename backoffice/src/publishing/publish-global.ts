import type { GlobalAfterChangeHook, GlobalBeforeChangeHook, GlobalSlug, PayloadRequest } from 'payload';
import { type PublishableRow, publicationOf } from './publication.ts';
import { publish } from './publish.ts';

const readLiveRow = async (req: PayloadRequest, slug: GlobalSlug): Promise<PublishableRow | null> => {
  const row = await req.payload.db.findGlobal<PublishableRow>({ slug, req });
  return row && Object.keys(row).length > 0 ? row : null;
};

const contextKey = (slug: string) => `live:${slug}`;

const rememberLiveRow: GlobalBeforeChangeHook = async ({ context, data, global, req }) => {
  context[contextKey(global.slug)] = await readLiveRow(req, global.slug);
  return data;
};

const publishChange: GlobalAfterChangeHook = async ({ context, doc, global, req }) => {
  const before = (context[contextKey(global.slug)] as PublishableRow | null | undefined) ?? null;
  const publication = publicationOf({ before, after: await readLiveRow(req, global.slug) });
  if (publication) await publish(req, { global: global.slug }, publication);
  return doc;
};

export const publishGlobal = () => ({ beforeChange: [rememberLiveRow], afterChange: [publishChange] });
