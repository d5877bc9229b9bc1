import type { CollectionConfig, GlobalConfig } from 'payload';
import { guardCollection, guardGlobal } from './guard-saves.ts';

const keeper = '/kept-work/kept-work.tsx#KeptWork';

/**
 * Payload's own lock names an e-mail, knows nothing of what was typed and lets whoever takes over save over the other. With no time to
 * last it never shows; who has the page is noted in `core.open_documents`. Its table stays as it is.
 */
const lockDocuments = { duration: 0 };

/** What is typed into the form is kept, nobody saves over somebody else unseen. */
export const withKeptWork = (collection: CollectionConfig): CollectionConfig => {
  if (collection.slug === 'utilizadores') return collection;
  const { admin, hooks } = collection;
  return {
    ...collection,
    lockDocuments,
    admin: {
      ...admin,
      components: { ...admin?.components, edit: { ...admin?.components?.edit, beforeDocumentControls: [keeper] } },
    },
    hooks: {
      ...hooks,
      beforeChange: [guardCollection.beforeChange, ...(hooks?.beforeChange ?? [])],
      afterChange: [...(hooks?.afterChange ?? []), guardCollection.afterChange],
    },
  };
};

export const withKeptGlobalWork = (global: GlobalConfig): GlobalConfig => {
  const { admin, hooks } = global;
  return {
    ...global,
    lockDocuments,
    admin: {
      ...admin,
      components: { ...admin?.components, elements: { ...admin?.components?.elements, beforeDocumentControls: [keeper] } },
    },
    hooks: {
      ...hooks,
      beforeChange: [guardGlobal.beforeChange, ...(hooks?.beforeChange ?? [])],
      afterChange: [...(hooks?.afterChange ?? []), guardGlobal.afterChange],
    },
  };
};
