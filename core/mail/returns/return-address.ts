import { createHmac } from 'node:crypto';
import { secretsEqual } from '../../http/secrets-equal.ts';
import type { DataKey, DataKeys } from '../../secrets/data-keys.ts';
import { deriveKey } from '../../secrets/derive-key.ts';

/** Mail servers take 64 characters before the @: what is left beside the mark of a letter. */
export const longestReturnName = 15;

// In small letters: some servers change capitals. Eight bytes, because whoever guesses needs the mail server's key beside it.
const signatureOf = (key: DataKey, letter: string) =>
  createHmac('sha256', deriveKey(key, 'returned letter')).update(letter).digest('hex').slice(0, 16);

/**
 * Where a letter goes back to if it cannot be delivered: the letter's id and a signature behind a plus sign, so that what comes back tells
 * which letter it was, and nobody can say it of a letter that he has not seen.
 */
export function writeReturnAddress([current]: DataKeys, address: string, letterId: string): string {
  const letter = letterId.replaceAll('-', '');
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}+${letter}${signatureOf(current, letter)}${address.slice(at)}`;
}

const written = /\+([0-9a-f]{32})([0-9a-f]{16})@/i;

/** The letter's id; null where none of us wrote the address. */
export function readReturnAddress(keys: DataKeys, address: string): string | null {
  const [, letter = '', signature = ''] = written.exec(address.toLowerCase()) ?? [];
  if (letter === '' || !keys.some((key) => secretsEqual(signature, signatureOf(key, letter)))) return null;
  return letter.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
