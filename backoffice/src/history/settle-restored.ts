import type { Field, GlobalAfterChangeHook, GlobalBeforeOperationHook, GlobalSlug, PayloadRequest } from 'payload';
import { type PublishableRow, publicationOf } from '../publishing/publication.ts';
import { readLiveRow, rememberAsLive, rememberedLive } from '../publishing/publish-global.ts';

type Row = Record<string, unknown>;

const beforeOperation: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation === 'restoreVersion') await rememberAsLive(req, global.slug);
  return args;
};

/** What this person may not change stays as it was. Programs are not asked. */
async function notTheirs(req: PayloadRequest, fields: Field[], live: Row | null): Promise<Row> {
  const kept: Row = {};
  if (!live || !req.user) return kept;
  for (const field of fields) {
    if (field.type === 'tabs') for (const tab of field.tabs) Object.assign(kept, await notTheirs(req, tab.fields, live));
    if (field.type === 'row') Object.assign(kept, await notTheirs(req, field.fields, live));
    if (!('name' in field) || !('access' in field) || !field.access?.update) continue;
    if (!(await field.access.update({ req }))) kept[field.name] = live[field.name];
  }
  return kept;
}

const differs = (kept: Row, from: Row): boolean =>
  Object.entries(kept).some(([name, value]) => JSON.stringify(value) !== JSON.stringify(from[name]));

type Published = { version: Row; savedAt: string };

/** What others had drafted is the newest version again, as a draft and under their name; what was published lies below it. */
async function keepDraftOfOthers(req: PayloadRequest, slug: GlobalSlug, published: Published, theirs: Row): Promise<void> {
  const { db } = req.payload;
  const asked = { global: slug, limit: 1, req, sort: '-updatedAt', where: { latest: { not_equals: true } } } as const;
  const { docs } = await db.findGlobalVersions<Row>(asked);
  const { guardado_por = null } = docs[0]?.version ?? {};
  const updatedAt = new Date(new Date(published.savedAt).getTime() + 1).toISOString();
  const versionData = { ...published.version, ...theirs, guardado_por, updatedAt, _status: 'draft' } as never;
  await db.createGlobalVersion({ autosave: false, createdAt: updatedAt, updatedAt, globalSlug: slug, req, versionData });
}

/**
 * Of something that exists once, Payload lays an older version over what readers see, draft or not, under the name of whoever saved it
 * then. A draft stays one: readers keep what they have. The restored version carries the name of whoever restored it. And whoever
 * publishes takes only their own fields along: a draft of the others waits, on top, for somebody who may change them.
 */
const afterChange: GlobalAfterChangeHook = async ({ context, doc, global, req }) => {
  const isRestored = Boolean(context['isRestoringVersion']);
  if (!isRestored && doc._status !== 'published') return doc;
  const { db } = req.payload;
  const live = rememberedLive(req, global.slug);
  const written = await readLiveRow(req, global.slug);
  if (!written) return doc;
  const kept = await notTheirs(req, global.fields, live);
  if (!isRestored && !differs(kept, written)) return doc;
  const by = isRestored ? { guardado_por: req.user ? req.user.nome || req.user.email : null } : {};
  const version: Row = { ...written, ...kept, ...by };
  const isDraft = publicationOf({ before: null, after: written }) === null;
  await db.updateGlobal({ slug: global.slug, data: (isDraft && live ? live : version) as PublishableRow, req });
  const { docs } = await db.findGlobalVersions<Row>({ global: global.slug, limit: 1, req, where: { latest: { equals: true } } });
  const [newest] = docs;
  if (!newest) return doc;
  const { id, ...rest } = newest;
  await db.updateGlobalVersion({ id, global: global.slug, req, versionData: { ...rest, version } as never });
  if (!isRestored) {
    const theirs = Object.fromEntries(Object.keys(kept).map((name) => [name, written[name]]));
    await keepDraftOfOthers(req, global.slug as GlobalSlug, { version, savedAt: String(newest.updatedAt) }, theirs);
  }
  return doc;
};

export const settleRestored = { beforeOperation, afterChange };
