import type { Access, PayloadRequest } from 'payload';
import { editors } from './editors.ts';
import { staff } from './staff.ts';

/** Drafts for whoever writes them, what is published for all staff, nothing for strangers: visitors read on the site. */
export const publishedOr =
  (writers: (args: { req: PayloadRequest }) => boolean): Access =>
  ({ req }) => {
    if (writers({ req })) return true;
    return staff({ req }) ? { _status: { equals: 'published' } } : false;
  };

export const publishedOrEditors = publishedOr(editors);
