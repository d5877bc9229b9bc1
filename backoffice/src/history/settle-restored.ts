import type { Field, GlobalAfterChangeHook, GlobalBeforeOperationHook, PayloadRequest } from 'payload';
import { type PublishableRow, publicationOf } from '../publishing/publication.ts';
import { readLiveRow, rememberAsLive, rememberedLive } from '../publishing/publish-global.ts';

const beforeOperation: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation === 'restoreVersion') await rememberAsLive(req, global.slug);
  return args;
};

type Row = Record<string, unknown>;

/** Payload writes a whole version back; what this person may not change stays as it was. */
async function notTheirs(req: PayloadRequest, fields: Field[], live: Row): Promise<Row> {
  const kept: Row = {};
  for (const field of fields) {
    if (field.type === 'tabs') for (const tab of field.tabs) Object.assign(kept, await notTheirs(req, tab.fields, live));
    if (field.type === 'row') Object.assign(kept, await notTheirs(req, field.fields, live));
    if (!('name' in field) || !('access' in field) || !field.access?.update) continue;
    if (!(await field.access.update({ req }))) kept[field.name] = live[field.name];
  }
  return kept;
}

/**
 * Of something that exists once, Payload lays an older version over what readers see, draft or not, under the name of whoever saved it
 * then. A draft stays one: readers keep what they have. The restored version carries the name of whoever restored it.
 */
const afterChange: GlobalAfterChangeHook = async ({ context, doc, global, req }) => {
  if (!context['isRestoringVersion']) return doc;
  const { db } = req.payload;
  const live = rememberedLive(req, global.slug);
  const restored = await readLiveRow(req, global.slug);
  if (!restored) return doc;
  const by = req.user ? req.user.nome || req.user.email : null;
  const version: Row = { ...restored, ...(live ? await notTheirs(req, global.fields, live) : {}), guardado_por: by };
  const isDraft = publicationOf({ before: null, after: restored }) === null;
  await db.updateGlobal({ slug: global.slug, data: (isDraft && live ? live : version) as PublishableRow, req });
  const { docs } = await db.findGlobalVersions<Row>({ global: global.slug, limit: 1, req, where: { latest: { equals: true } } });
  const [newest] = docs;
  if (!newest) return doc;
  const { id, ...rest } = newest;
  await db.updateGlobalVersion({ id, global: global.slug, req, versionData: { ...rest, version } as never });
  return doc;
};

export const settleRestored = { beforeOperation, afterChange };
