import { createHash } from 'node:crypto';

/** A draft is named by this in the database: whoever reads the tables cannot open a draft with it. */
export const draftDigest = (key: string): Buffer => createHash('sha256').update(key).digest();
