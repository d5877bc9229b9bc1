import type { CollectionConfig, Tab } from 'payload';
import { searchEnginesTab } from '../fields/meta.ts';
import { type DraftCollection, draftCollection } from './draft-collection.ts';

type DocumentCollection = DraftCollection & { tabs: Tab[] };

/** Everything that has an address of its own. `tabs` follow the page from top to bottom. */
export const documentCollection = ({ fields, tabs, useAsTitle = 'titulo', ...more }: DocumentCollection): CollectionConfig =>
  draftCollection({
    useAsTitle,
    defaultColumns: [useAsTitle, 'slug', '_status', 'updatedAt'],
    ...more,
    fields: [...fields, { type: 'tabs', tabs: [...tabs, searchEnginesTab()] }],
  });
