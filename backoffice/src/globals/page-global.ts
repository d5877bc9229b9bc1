import type { Field, GlobalConfig } from 'payload';
import { editors } from '../access/editors.ts';
import { hiddenFromDesk } from '../access/hidden-from-desk.ts';
import { publishedOrEditors } from '../access/published-or-editors.ts';
import { meta } from '../fields/meta.ts';
import { speakDefaultLocale } from '../language/default-locale.ts';
import { groups, type Label, label } from '../language/label.ts';
import { notifyGlobal } from '../publishing/notify-global.ts';

const keptVersions = 30;

/** A page that exists exactly once, at an address the route table fixes. */
export const pageGlobal = (slug: string, name: Label, fields: Field[] = []): GlobalConfig => ({
  slug,
  label: name,
  admin: { group: groups.pages, hidden: hiddenFromDesk, hideAPIURL: true },
  access: { read: publishedOrEditors, readVersions: editors, update: editors },
  versions: { drafts: true, max: keptVersions },
  hooks: { ...notifyGlobal(), beforeOperation: [speakDefaultLocale] },
  fields: [
    {
      name: 'titulo',
      type: 'text',
      localized: true,
      maxLength: 200,
      label: label('Título', 'Title'),
    },
    ...fields,
    meta(),
  ],
});
