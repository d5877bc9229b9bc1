import { createHmac } from 'node:crypto';
import { secretsEqual } from '../http/secrets-equal.ts';
import type { DataKey, DataKeys } from '../secrets/data-keys.ts';
import { deriveKey } from '../secrets/derive-key.ts';

/** Mail servers take 64 characters before the @: what is left beside the mark. */
export const longestSignedName = 15;

// In small letters: some servers change capitals. Eight bytes: each guess is a mail that our server has to take.
const signatureOf = (key: DataKey, purpose: string, mark: string) =>
  createHmac('sha256', deriveKey(key, purpose)).update(mark).digest('hex').slice(0, 16);

const written = /\+([0-9a-f]{32})([0-9a-f]{16})@/i;

/**
 * Addresses of ours that name something by its id and a signature behind a plus sign: what arrives there tells what it is about, and nobody
 * can say it of something that they were not written about. An address of one purpose is none of another.
 */
export const signedAddress = (purpose: string) => ({
  write: ([current]: DataKeys, address: string, id: string): string => {
    const mark = id.replaceAll('-', '');
    const at = address.lastIndexOf('@');
    return `${address.slice(0, at)}+${mark}${signatureOf(current, purpose, mark)}${address.slice(at)}`;
  },
  /** The id; null where none of us wrote the address. */
  read: (keys: DataKeys, address: string): string | null => {
    const [, mark = '', signature = ''] = written.exec(address.toLowerCase()) ?? [];
    if (mark === '' || !keys.some((key) => secretsEqual(signature, signatureOf(key, purpose, mark)))) return null;
    return mark.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  },
});
