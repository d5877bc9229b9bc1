import { createHmac } from 'node:crypto';
import { secretsEqual } from '../http/secrets-equal.ts';
import type { DataKey, DataKeys } from '../secrets/data-keys.ts';
import { deriveKey } from '../secrets/derive-key.ts';

/** `confirm` names a request; `manage`, in every letter, the subscription itself. One does not open what the other does. */
export type NewsletterLink = 'confirm' | 'manage';

const signatureOf = (key: DataKey, link: NewsletterLink, id: string) =>
  createHmac('sha256', deriveKey(key, `newsletter ${link}`))
    .update(id)
    .digest('base64url');

/** Derived from the row's id wherever it is needed, and stored nowhere. */
export const newsletterToken = ([current]: DataKeys, link: NewsletterLink, id: string): string => `${id}.${signatureOf(current, link, id)}`;

const written = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** The id that a token belongs to; null where nobody of us made it. */
export function idOfNewsletterToken(keys: DataKeys, link: NewsletterLink, token: string): string | null {
  const [, id = '', signature = ''] = written.exec(token) ?? [];
  return id !== '' && keys.some((key) => secretsEqual(signature, signatureOf(key, link, id))) ? id : null;
}

/** Where a mail program posts to, in the letter's header (RFC 8058). */
export const oneClickPath = (token: string): string => `/unsubscribe/${token}`;
