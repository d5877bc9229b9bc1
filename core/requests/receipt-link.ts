import { createHmac } from 'node:crypto';
import { secretsEqual } from '../http/secrets-equal.ts';

const signed = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{27})$/;

const signature = (secret: string, id: string) => createHmac('sha256', secret).update(`request\n${id}`).digest('base64url').slice(0, 27);

/** In the receipt: whoever reads it can confirm or withdraw the request, and reads nothing of what it says. */
export const writeReceiptToken = (secret: string, requestId: string): string => `${requestId}.${signature(secret, requestId)}`;

/** `secrets`: the first signs, the others verify what was signed before a rotation. All are compared, so that the time discloses nothing. */
export function readReceiptToken(secrets: readonly string[], token: string): string | null {
  const [, id = '', given = ''] = signed.exec(token) ?? [];
  const fits = secrets.map((secret) => secretsEqual(given, signature(secret, id)));
  return id !== '' && fits.includes(true) ? id : null;
}
