import type { Field, GlobalConfig, PayloadRequest } from 'payload';
import { editors } from '../access/editors.ts';
import { hiddenFromDesk } from '../access/hidden-from-desk.ts';
import { siteOrStaff } from '../access/site-or-staff.ts';
import { speakDefaultLocale } from '../language/default-locale.ts';
import { groups, type Label } from '../language/label.ts';
import { notifyGlobal } from '../publishing/notify-global.ts';

type Keepers = { update: (args: { req: PayloadRequest }) => boolean; hidden: (args: { user: object | null }) => boolean };
const keptByEditors: Keepers = { update: editors, hidden: hiddenFromDesk };

/** What every page shows; a save is public at once, there are no drafts. */
export const settingsGlobal = (slug: string, name: Label, fields: Field[], { update, hidden }: Keepers = keptByEditors): GlobalConfig => ({
  slug,
  label: name,
  admin: { group: groups.settings, hidden, hideAPIURL: true },
  access: { read: siteOrStaff, update },
  hooks: { ...notifyGlobal(), beforeOperation: [speakDefaultLocale] },
  fields,
});
