import type { Field, GlobalConfig, PayloadRequest } from 'payload';
import { editors } from '../access/editors.ts';
import { hiddenFromDesk } from '../access/hidden-from-desk.ts';
import { publishedOr } from '../access/published-or-editors.ts';
import { savedBy } from '../fields/saved-by.ts';
import { keptVersions } from '../history/kept-versions.ts';
import { settleRestored } from '../history/settle-restored.ts';
import { versionsTab } from '../history/versions-tab.ts';
import { keepCopyDraft } from '../language/copy-as-draft.ts';
import { groups, type Label } from '../language/label.ts';
import { speakOneLocale } from '../language/one-locale.ts';
import { publishGlobal } from '../publishing/publish-global.ts';
import { alwaysPublic, withoutUnpublish } from './always-public.ts';

type Keepers = { update: (args: { req: PayloadRequest }) => boolean; hidden: (args: { user: object | null }) => boolean };
const keptByEditors: Keepers = { update: editors, hidden: hiddenFromDesk };

/** What every page shows: it has drafts and a history, and something of it is always public. */
export const settingsGlobal = (slug: string, name: Label, fields: Field[], { update, hidden }: Keepers = keptByEditors): GlobalConfig => {
  const publish = publishGlobal();
  return withoutUnpublish({
    slug,
    label: name,
    admin: {
      group: groups.settings,
      hidden,
      hideAPIURL: true,
      components: { views: versionsTab },
    },
    access: { read: publishedOr(update), readVersions: update, update },
    versions: { drafts: true, max: keptVersions },
    hooks: {
      beforeOperation: [speakOneLocale, keepCopyDraft, alwaysPublic.beforeOperation, settleRestored.beforeOperation],
      beforeChange: [...publish.beforeChange, alwaysPublic.beforeChange],
      afterChange: [settleRestored.afterChange, ...publish.afterChange],
    },
    fields: [...fields, ...savedBy(update)],
  });
};
