import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { DataKey, DataKeys } from './data-keys.ts';
import { deriveKey } from './derive-key.ts';

/** Where a value is stored: one moved to another field or another row no longer opens. */
export type ValuePlace = { table: string; row: string; field: string };

const encrypted = /^enc:([a-z0-9-]{1,16}):([A-Za-z0-9_-]+)$/;
const ivBytes = 12;
const tagBytes = 16;

/** Names places and keys only, so that it may be logged. */
export class DecryptionError extends Error {
  override name = 'DecryptionError';
}

// What is stored depends on these words: changed, nothing would open any more.
const cipherKey = (key: DataKey, { table }: ValuePlace) => deriveKey(key, `seal\n${table}`);
const ivKey = (key: DataKey, { table }: ValuePlace) => deriveKey(key, `seal-iv\n${table}`);
const bindingOf = ({ table, row, field }: ValuePlace) => Buffer.from(JSON.stringify([table, row, field]));

/**
 * `enc:<key id>:<…>`. The initialisation vector is a keyed digest of value and place instead of chance: the same value in the same place
 * always comes out the same, so a query can tell whether it was changed; in any other place it comes out differently.
 * An empty value tells nothing and stays as it is.
 */
export function encrypt([current]: DataKeys, place: ValuePlace, value: string): string {
  if (value === '') return value;
  const binding = bindingOf(place);
  const iv = createHmac('sha256', ivKey(current, place)).update(binding).update('\n').update(value).digest().subarray(0, ivBytes);
  const cipher = createCipheriv('aes-256-gcm', cipherKey(current, place), iv, { authTagLength: tagBytes }).setAAD(binding);
  const hidden = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
  return `enc:${current.id}:${Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url')}`;
}

/** What was stored before there were keys opens as itself. */
export function decrypt(keys: DataKeys, place: ValuePlace, stored: string): string {
  const [, id, encoded = ''] = encrypted.exec(stored) ?? [];
  if (!id) return stored;
  const key = keys.find((candidate) => candidate.id === id);
  const where = `${place.table}.${place.field}`;
  if (!key) throw new DecryptionError(`a value in ${where} is encrypted under data key "${id}", which DATA_KEYS does not hold`);
  const bytes = Buffer.from(encoded, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', cipherKey(key, place), bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
    decipher.setAAD(bindingOf(place)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    throw new DecryptionError(`a value in ${where} does not open under data key "${id}": it was changed, or belongs elsewhere`);
  }
}
