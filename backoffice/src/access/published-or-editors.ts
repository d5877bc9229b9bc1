import type { Access } from 'payload';
import { editors } from './editors.ts';
import { staff } from './staff.ts';

/** Drafts for editors, what is published for all staff, nothing for strangers: visitors read on the site. */
export const publishedOrEditors: Access = ({ req }) => {
  if (editors({ req })) return true;
  return staff({ req }) ? { _status: { equals: 'published' } } : false;
};
