import { APIError, type GlobalBeforeChangeHook, type GlobalBeforeOperationHook } from 'payload';
import { label, labelIn } from '../language/label.ts';
import { readLiveRow } from '../publishing/publish-global.ts';

const neverWithdrawn = label(
  'Isto está em todas as páginas e não se retira do site. Mude o que for preciso e publique.',
  'This is on every page and is not withdrawn. Change what is needed and publish.',
);

/**
 * Without a menu or a telephone number there is no site. What is not saved as a draft is public, whatever the newest draft says of itself;
 * a page that is to leave is another matter, and is asked for by name.
 */
const beforeOperation: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' || args.draft) return args;
  if (args.data?._status === 'draft') throw new APIError(labelIn(req.i18n.language, neverWithdrawn), 400, undefined, true);
  return { ...args, data: { ...args.data, _status: 'published' } };
};

/** What was written before there were versions is the first of them: one can go back to it, too. */
const beforeChange: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  const { db } = req.payload;
  const { totalDocs } = await db.countGlobalVersions({ global: global.slug, req });
  const live = totalDocs === 0 ? await readLiveRow(req, global.slug) : null;
  if (!live) return data;
  const [createdAt, updatedAt] = [String(live['createdAt']), String(live.updatedAt)];
  await db.createGlobalVersion({ autosave: false, createdAt, updatedAt, globalSlug: global.slug, req, versionData: live as never });
  return data;
};

export const alwaysPublic = { beforeOperation, beforeChange };
