import type { GlobalAfterChangeHook, GlobalBeforeChangeHook, GlobalSlug, PayloadRequest } from 'payload';
import { type PublishableRow, publicationOf } from './publication.ts';
import { publish } from './publish.ts';

export const readLiveRow = async (req: PayloadRequest, slug: GlobalSlug): Promise<PublishableRow | null> => {
  const row = await req.payload.db.findGlobal<PublishableRow>({ slug, req });
  return row && Object.keys(row).length > 0 ? row : null;
};

const contextKey = (slug: string) => `live:${slug}`;

export async function rememberAsLive(req: PayloadRequest, slug: GlobalSlug): Promise<void> {
  req.context[contextKey(slug)] = await readLiveRow(req, slug);
}

/** As it was before the edit at hand. */
export const rememberedLive = ({ context }: PayloadRequest, slug: GlobalSlug): PublishableRow | null =>
  (context[contextKey(slug)] as PublishableRow | null | undefined) ?? null;

const rememberLiveRow: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  await rememberAsLive(req, global.slug);
  return data;
};

const publishChange: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  const before = rememberedLive(req, global.slug);
  const publication = publicationOf({ before, after: await readLiveRow(req, global.slug) });
  if (publication) await publish(req, { global: global.slug }, publication);
  return doc;
};

export const publishGlobal = () => ({ beforeChange: [rememberLiveRow], afterChange: [publishChange] });
