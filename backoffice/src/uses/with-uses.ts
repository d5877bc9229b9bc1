import type { CollectionConfig, Field } from 'payload';
import { holdBackUsed } from './hold-back-used.ts';

const unused = new Set(['redirects', 'sinonimos', 'utilizadores']);

export const usedPanel: Field = {
  name: 'usado_em',
  type: 'ui',
  admin: { position: 'sidebar', components: { Field: '/uses/uses-panel.tsx#UsesPanel' } },
};

/** Whatever others may name: the places that do stand beside the form, and it leaves the site only after they were seen. */
export const withUses = (collection: CollectionConfig): CollectionConfig => {
  if (unused.has(collection.slug)) return collection;
  const { admin, fields, hooks } = collection;
  return {
    ...collection,
    fields: [...fields, usedPanel],
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        edit: {
          ...admin?.components?.edit,
          editMenuItems: ['/uses/leave-menu-item.tsx#TrashMenuItem'],
          UnpublishButton: '/uses/leave-menu-item.tsx#WithdrawMenuItem',
        },
      },
    },
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), holdBackUsed.beforeChange],
      afterChange: [...(hooks?.afterChange ?? []), holdBackUsed.afterChange],
      afterOperation: [...(hooks?.afterOperation ?? []), holdBackUsed.afterOperation],
      beforeDelete: [...(hooks?.beforeDelete ?? []), holdBackUsed.beforeDelete],
    },
  };
};
