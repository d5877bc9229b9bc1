import type { Access } from 'payload';
import { editors } from './editors.ts';

export const publishedOrEditors: Access = ({ req }) => editors({ req }) || { _status: { equals: 'published' } };
