import type { CollectionConfig, Field } from 'payload';
import { editors } from '../access/editors.ts';
import { hiddenFromDesk } from '../access/hidden-from-desk.ts';
import { publishedOrEditors } from '../access/published-or-editors.ts';
import { meta } from '../fields/meta.ts';
import { speakDefaultLocale } from '../language/default-locale.ts';
import type { Label } from '../language/label.ts';
import { notifyCollection } from '../publishing/notify-collection.ts';

type DocumentCollection = {
  slug: string;
  labels: { singular: Label; plural: Label };
  group: Label;
  useAsTitle?: 'titulo' | 'nome';
  defaultColumns?: string[];
  defaultSort?: string;
  disableDuplicate?: boolean;
  fields: Field[];
};

const keptVersions = 30;

/** Everything that has an address of its own: drafts, one editor rule, and word to the site when a visitor could see the change. */
export const documentCollection = ({
  slug,
  labels,
  group,
  useAsTitle = 'titulo',
  defaultColumns = [useAsTitle, 'slug', '_status', 'updatedAt'],
  defaultSort = useAsTitle,
  disableDuplicate = false,
  fields,
}: DocumentCollection): CollectionConfig => ({
  slug,
  labels,
  disableDuplicate,
  defaultSort,
  admin: { useAsTitle, defaultColumns, group, hidden: hiddenFromDesk, hideAPIURL: true, pagination: { defaultLimit: 50 } },
  access: { create: editors, read: publishedOrEditors, readVersions: editors, update: editors, delete: editors },
  versions: { drafts: true, maxPerDoc: keptVersions },
  hooks: { ...notifyCollection(), beforeOperation: [speakDefaultLocale] },
  fields: [...fields, meta()],
});
