import { createHmac } from 'node:crypto';
import { secretsEqual } from '../http/secrets-equal.ts';
import type { DataKey, DataKeys } from '../secrets/data-keys.ts';
import { deriveKey } from '../secrets/derive-key.ts';

/**
 * `letter`: only whoever reads the e-mail has it, so a button behind it proves the address. `browser`: for the page right after the form,
 * which must not be able to do that.
 */
type RegistrationLinkFor = 'letter' | 'browser';

const signatureOf = (key: DataKey, registrationId: string, holder: RegistrationLinkFor) =>
  createHmac('sha256', deriveKey(key, `event registration ${holder}`))
    .update(registrationId)
    .digest('base64url');

/** Derived from the row's id wherever it is needed, and stored nowhere. */
export const registrationToken = ([current]: DataKeys, registrationId: string, holder: RegistrationLinkFor): string =>
  `${registrationId}.${signatureOf(current, registrationId, holder)}`;

const written = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** The registration that a token opens; null where nobody of us made it. */
export function registrationOfToken(keys: DataKeys, token: string, holder: RegistrationLinkFor): string | null {
  const [, id = '', signature = ''] = written.exec(token) ?? [];
  return id !== '' && keys.some((key) => secretsEqual(signature, signatureOf(key, id, holder))) ? id : null;
}
