import type { CollectionBeforeChangeHook } from 'payload';

/** Whoever opens a new back office must be able to give the others their roles. */
export const firstIsAdmin: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create') return data;
  const { totalDocs } = await req.payload.db.count({ collection: 'utilizadores', req });
  return totalDocs === 0 ? { ...data, papel: 'admin' } : data;
};
