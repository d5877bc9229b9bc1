import type { Field, GlobalConfig } from 'payload';
import { anyone } from '../access/anyone.ts';
import { editors } from '../access/editors.ts';
import { hiddenFromDesk } from '../access/hidden-from-desk.ts';
import { speakDefaultLocale } from '../language/default-locale.ts';
import { groups, type Label } from '../language/label.ts';
import { notifyGlobal } from '../publishing/notify-global.ts';

/** What every page shows; a save is public at once, there are no drafts. */
export const settingsGlobal = (slug: string, name: Label, fields: Field[]): GlobalConfig => ({
  slug,
  label: name,
  admin: { group: groups.settings, hidden: hiddenFromDesk, hideAPIURL: true },
  access: { read: anyone, update: editors },
  hooks: { ...notifyGlobal(), beforeOperation: [speakDefaultLocale] },
  fields,
});
