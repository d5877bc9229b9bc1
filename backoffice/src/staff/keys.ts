import { createHmac, hkdfSync } from 'node:crypto';

/** One key per use, so that what is signed for one is worth nothing for another. */
const keyFor = (secret: string, use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, 'clinic-staff', use, 32));

export const encryptionKey = (secret: string): Buffer => keyFor(secret, 'seal');

export const staffDigest = (secret: string, use: string, text: string | Buffer): Buffer =>
  createHmac('sha256', keyFor(secret, use)).update(text).digest();
