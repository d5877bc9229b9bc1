import type { Access } from 'payload';
import { mayReadDrafts } from '../preview/may-read-drafts.ts';
import { editors } from './editors.ts';
import { siteOrStaff } from './site-or-staff.ts';

/** Drafts for editors and their previews, what is published for the site and all staff, nothing for strangers. */
export const publishedOrEditors: Access = ({ req }) => {
  if (editors({ req }) || mayReadDrafts(req)) return true;
  return siteOrStaff({ req }) ? { _status: { equals: 'published' } } : false;
};
