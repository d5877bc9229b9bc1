import type { CollectionBeforeChangeHook } from 'payload';

/** Versions keep whether the document lay in the trash then. Restoring one brings back its words, and does not throw the document away. */
export const outOfTrash: CollectionBeforeChangeHook = ({ context, data }) =>
  context['isRestoringVersion'] ? { ...data, deletedAt: null } : data;
