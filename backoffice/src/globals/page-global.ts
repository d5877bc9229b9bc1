import type { Field, GlobalConfig, Tab } from 'payload';
import { editors } from '../access/editors.ts';
import { hiddenFromDesk } from '../access/hidden-from-desk.ts';
import { publishedOrEditors } from '../access/published-or-editors.ts';
import { coveredAct } from '../fields/covered-act.ts';
import { line } from '../fields/line.ts';
import { searchEnginesTab } from '../fields/meta.ts';
import { savedBy } from '../fields/saved-by.ts';
import { keptVersions } from '../history/kept-versions.ts';
import { settleRestored } from '../history/settle-restored.ts';
import { versionsTab } from '../history/versions-tab.ts';
import { keepCopyDraft } from '../language/copy-as-draft.ts';
import { groups, type Label, label } from '../language/label.ts';
import { speakOneLocale } from '../language/one-locale.ts';
import { checkGlobal } from '../publish-rules/check-global.ts';
import type { PublishRule } from '../publish-rules/publish-rule.ts';
import { publishGlobal } from '../publishing/publish-global.ts';
import { withGlobalUses } from '../uses/global-uses.ts';
import { alwaysPublic, withoutUnpublish } from './always-public.ts';

type PageGlobal = { slug: string; name: Label; fields?: Field[]; tabs: Tab[]; publishRules?: PublishRule[]; mayLeave?: boolean };

/** A page that exists exactly once, at an address the route table fixes. `mayLeave`: whether there is a site without it. */
export const pageGlobal = ({ slug, name, fields = [], tabs, publishRules = [], mayLeave = true }: PageGlobal): GlobalConfig => {
  const publish = publishGlobal();
  const page: GlobalConfig = {
    slug,
    label: name,
    admin: { group: groups.pages, hidden: hiddenFromDesk, hideAPIURL: true, components: { views: versionsTab } },
    access: { read: publishedOrEditors, readVersions: editors, update: editors },
    versions: { drafts: true, max: keptVersions },
    hooks: {
      beforeOperation: [speakOneLocale, keepCopyDraft, ...(mayLeave ? [] : [alwaysPublic.beforeOperation]), settleRestored.beforeOperation],
      beforeChange: publish.beforeChange,
      afterChange: [settleRestored.afterChange, checkGlobal(publishRules), ...publish.afterChange],
    },
    fields: [
      line('titulo', label('Título', 'Title')),
      ...fields,
      { type: 'tabs', tabs: [...tabs, searchEnginesTab()] },
      coveredAct(),
      ...savedBy(),
    ],
  };
  return mayLeave ? withGlobalUses(page) : withoutUnpublish(page);
};
