import type { Access } from 'payload';
import { mayReadDrafts } from '../preview/may-read-drafts.ts';
import { editors } from './editors.ts';

export const publishedOrEditors: Access = ({ req }) => editors({ req }) || mayReadDrafts(req) || { _status: { equals: 'published' } };
