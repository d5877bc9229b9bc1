import { createHmac } from 'node:crypto';
import type { DataKey, DataKeys } from './data-keys.ts';
import { deriveKey } from './derive-key.ts';

/** The key's id stands in front, so that a rotation can tell which digests are still to be made anew. */
const digestWith = (key: DataKey, purpose: string, value: string) =>
  `${key.id}:${createHmac('sha256', deriveKey(key, `digest\n${purpose}`))
    .update(value)
    .digest('base64url')}`;

/** For storing: finds the same value again without telling what it is. */
export const keyedDigest = ([current]: DataKeys, purpose: string, value: string): string => digestWith(current, purpose, value);

/** For looking up: also what was stored before the key was changed. */
export const keyedDigests = (keys: DataKeys, purpose: string, value: string): string[] =>
  keys.map((key) => digestWith(key, purpose, value));
