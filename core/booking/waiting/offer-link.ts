import { createHmac } from 'node:crypto';
import { secretsEqual } from '../../http/secrets-equal.ts';
import type { VisitSecrets } from '../visit-link/visit-link.ts';

const written = /^([\w-]{22})\.([\w-]{16})$/;

/** `version`: of the links to the visit. A corrected contact or a renewed link ends the offers that were sent before it, too. */
type OfferLink = { id: string; version: number };

const signature = (secret: string, { id, version }: OfferLink) =>
  createHmac('sha256', secret).update(`earlier hour\n${id}\n${version}`).digest('base64url').slice(0, 16);

/** Names an offer and is signed. Half as long as the link of a visit, because it must fit into a text message; it is good for minutes. */
export function writeOfferToken([secret]: VisitSecrets, link: OfferLink): string {
  return `${Buffer.from(link.id.replaceAll('-', ''), 'hex').toString('base64url')}.${signature(secret, link)}`;
}

/** Which offer a link names, whoever wrote it: only `isOfferToken` knows that we did, once the version is read. */
export function offerIdIn(token: string): string | null {
  const [, short] = written.exec(token) ?? [];
  if (!short) return null;
  return Buffer.from(short, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function isOfferToken(secrets: VisitSecrets, token: string, link: OfferLink): boolean {
  const [, , given = ''] = written.exec(token) ?? [];
  // All secrets are compared, whichever fits, so that the time discloses nothing.
  const fits = secrets.map((secret) => secretsEqual(given, signature(secret, link)));
  return offerIdIn(token) === link.id && fits.includes(true);
}
