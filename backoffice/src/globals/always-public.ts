import { APIError, type GlobalBeforeChangeHook, type GlobalBeforeOperationHook, type GlobalConfig } from 'payload';
import { label, labelIn } from '../language/label.ts';
import { readLiveRow } from '../publishing/publish-global.ts';

const neverWithdrawn = label(
  'Sem isto o site não funciona: não se retira do site. Mude o que for preciso e publique.',
  'The site does not work without this: it is not withdrawn. Change what is needed and publish.',
);

/**
 * Without a menu, a telephone number or a home page there is no site. What is not saved as a draft is public, whatever the newest draft says of itself;
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

/** The item shows nothing here: what exists once has no number. */
export const withoutUnpublish = (global: GlobalConfig): GlobalConfig => {
  const { components } = global.admin ?? {};
  const elements = { ...components?.elements, UnpublishButton: '/uses/leave-menu-item.tsx#WithdrawMenuItem' };
  return { ...global, admin: { ...global.admin, components: { ...components, elements } } };
};
