import path from 'node:path';

export const root = path.join(import.meta.dirname, '../..');
/** What running leaves behind: databases, media, build stamps. Not in git. */
export const dataDir = path.join(root, '.data');
