import type { CollectionConfig } from 'payload';
import { editors } from '../access/editors.ts';
import { hiddenFromDesk } from '../access/hidden-from-desk.ts';
import { publishedOrEditors } from '../access/published-or-editors.ts';
import { coveredAct } from '../fields/covered-act.ts';
import { savedBy } from '../fields/saved-by.ts';
import { keptVersions } from '../history/kept-versions.ts';
import { versionsTab } from '../history/versions-tab.ts';
import { keepCopyDraft } from '../language/copy-as-draft.ts';
import type { Label } from '../language/label.ts';
import { speakOneLocale } from '../language/one-locale.ts';
import { checkCollection } from '../publish-rules/check-collection.ts';
import type { PublishRule } from '../publish-rules/publish-rule.ts';
import { publishCollection } from '../publishing/publish-collection.ts';
import { scheduleFields } from '../publishing/schedule-fields.ts';
import { outOfTrash } from '../trash/out-of-trash.ts';

export type DraftCollection = Pick<CollectionConfig, 'slug' | 'fields' | 'defaultPopulate'> & {
  labels: { singular: Label; plural: Label };
  group: Label;
  useAsTitle?: 'titulo' | 'nome';
  defaultColumns?: string[];
  defaultSort?: string;
  disableDuplicate?: boolean;
  publishRules?: PublishRule[];
};

/** What is written as a draft and then published: one rule for editors, and word to the site when a visitor could see the change. */
export const draftCollection = ({
  useAsTitle = 'titulo',
  defaultColumns = [useAsTitle, '_status', 'updatedAt'],
  defaultSort = useAsTitle,
  disableDuplicate = false,
  publishRules = [],
  group,
  fields,
  ...more
}: DraftCollection): CollectionConfig => {
  const check = checkCollection(publishRules);
  const publish = publishCollection();
  return {
    ...more,
    trash: true,
    disableDuplicate,
    defaultSort,
    admin: {
      ...{ useAsTitle, defaultColumns, group, hidden: hiddenFromDesk, hideAPIURL: true, pagination: { defaultLimit: 50 } },
      components: { views: versionsTab },
    },
    access: { create: editors, read: publishedOrEditors, readVersions: editors, update: editors, delete: editors },
    versions: { drafts: true, maxPerDoc: keptVersions },
    hooks: {
      ...publish,
      beforeChange: [...publish.beforeChange, outOfTrash],
      beforeOperation: [speakOneLocale, keepCopyDraft],
      afterChange: [...check.afterChange, ...publish.afterChange],
      afterOperation: check.afterOperation,
    },
    fields: [...fields, ...scheduleFields(), coveredAct(), ...savedBy()],
  };
};
