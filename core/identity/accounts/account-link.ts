import { createHmac } from 'node:crypto';
import { secretsEqual } from '../../http/secrets-equal.ts';
import type { DataKey, DataKeys } from '../../secrets/data-keys.ts';
import { deriveKey } from '../../secrets/derive-key.ts';

export const resetMinutes = 60;
export const verifyMinutes = 3 * 24 * 60;
export const undoEmailDays = 7;

const signatureOf = (key: DataKey, linkId: string) =>
  createHmac('sha256', deriveKey(key, 'account link')).update(linkId).digest('base64url');

/** Derived from the row's id wherever it is needed, and stored nowhere. */
export const linkToken = ([current]: DataKeys, linkId: string): string => `${linkId}.${signatureOf(current, linkId)}`;

const written = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** The id of the link that a token belongs to; null where nobody of us made it. */
export function linkOfToken(keys: DataKeys, token: string): string | null {
  const [, linkId = '', signature = ''] = written.exec(token) ?? [];
  return keys.some((key) => secretsEqual(signature, signatureOf(key, linkId))) && linkId !== '' ? linkId : null;
}
