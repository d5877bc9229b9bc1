import { createHash } from 'node:crypto';

/** A browser’s key, and the draft it opens, are named by this in the database: whoever reads the tables cannot open anything with it. */
export const browserDigest = (key: string): Buffer => createHash('sha256').update(key).digest();
