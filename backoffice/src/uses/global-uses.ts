import type { GlobalAfterChangeHook, GlobalConfig } from 'payload';
import { pathsOfGlobal } from '../addresses/route-of-global.ts';
import { nameOfGlobal } from '../dashboard/name-of-global.ts';
import { liveRow } from '../publishing/publication.ts';
import { readLiveRow, rememberedLive } from '../publishing/publish-global.ts';
import { findPublicUses } from './find-uses.ts';
import { seenIn } from './hold-back-used.ts';
import type { Named } from './mention.ts';
import { refuseUse } from './refuse-use.ts';
import { digestOfUses } from './use.ts';
import { useRefusals } from './use-words.ts';
import { usedPanel } from './with-uses.ts';

/** Nobody can choose it in a field: its address is written out. */
export const namedGlobal = (slug: string): Named => ({ collection: slug, id: null, paths: pathsOfGlobal(slug) });

/** Its address belongs to the site, so that nothing can be redirected from it: what its editor has to see is which links are left without it. */
const askBeforeLeaving: GlobalAfterChangeHook = async ({ doc, global: { slug }, req }) => {
  // A program that acts for nobody is not asked.
  if (!req.user || !liveRow(rememberedLive(req, slug)) || liveRow(await readLiveRow(req, slug))) return doc;
  const uses = await findPublicUses(req, namedGlobal(slug));
  if (uses.length > 0 && seenIn(req.context)?.digest !== digestOfUses(uses))
    refuseUse(req, useRefusals.unseen, { title: nameOfGlobal(req, slug) ?? slug, uses });
  return doc;
};

/** For a page that exists once and may leave the site, as `withUses` does for those of which there are many. */
export const withGlobalUses = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  fields: [...global.fields, usedPanel],
  admin: {
    ...global.admin,
    components: {
      ...global.admin?.components,
      elements: { ...global.admin?.components?.elements, UnpublishButton: '/uses/leave-menu-item.tsx#WithdrawPageItem' },
    },
  },
  hooks: { ...global.hooks, afterChange: [...(global.hooks?.afterChange ?? []), askBeforeLeaving] },
});
