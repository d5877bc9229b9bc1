import { createHash } from 'node:crypto';

/** Whoever reads the table cannot send a form again with it, nor reach what belongs to it. */
export const formDigest = (formId: string): Buffer => createHash('sha256').update(formId).digest();
