import type { Field, GlobalConfig, PayloadRequest } from 'payload';
import { editors } from '../access/editors.ts';
import { hiddenFromDesk } from '../access/hidden-from-desk.ts';
import { staff } from '../access/staff.ts';
import { speakDefaultLocale } from '../language/default-locale.ts';
import { groups, type Label } from '../language/label.ts';
import { publishGlobal } from '../publishing/publish-global.ts';

type Keepers = { update: (args: { req: PayloadRequest }) => boolean; hidden: (args: { user: object | null }) => boolean };
const keptByEditors: Keepers = { update: editors, hidden: hiddenFromDesk };

/** What every page shows; a save is public at once, there are no drafts. */
export const settingsGlobal = (slug: string, name: Label, fields: Field[], { update, hidden }: Keepers = keptByEditors): GlobalConfig => ({
  slug,
  label: name,
  admin: { group: groups.settings, hidden, hideAPIURL: true },
  access: { read: staff, update },
  hooks: { ...publishGlobal(), beforeOperation: [speakDefaultLocale] },
  fields,
});
