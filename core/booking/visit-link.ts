import { createHmac } from 'node:crypto';
import { sameSecret } from '../http/same-secret.ts';

const plainId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const signature = (secret: string, bookingId: string) =>
  createHmac('sha256', secret).update(`visit\n${bookingId}`).digest('base64url').slice(0, 27);

/** Names one visit and proves that we wrote it: whoever has the mail may open the visit, nobody can guess another's. */
export const writeVisitToken = (secret: string, bookingId: string): string => `${bookingId}.${signature(secret, bookingId)}`;

export function readVisitToken(secret: string, token: string): string | null {
  const [id = '', given = ''] = token.split('.');
  return plainId.test(id) && sameSecret(given, signature(secret, id)) ? id : null;
}
