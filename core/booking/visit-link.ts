import { createHmac } from 'node:crypto';
import { sameSecret } from '../http/same-secret.ts';

/** The first signs; the others only read what was signed before a rotation. */
export type VisitSecrets = readonly [string, ...string[]];

/** Which visit a link opens, and which of its links it is: renewing makes the next, and the ones before no longer open anything. */
export type VisitLink = { bookingId: string; version: number };

const signed = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:\.(0|[1-9]\d{0,5}))?\.([\w-]{27})$/;

const signature = (secret: string, named: string) =>
  createHmac('sha256', secret).update(`visit\n${named}`).digest('base64url').slice(0, 27);

/** Names one visit and proves that we wrote it: whoever has the mail may open the visit, nobody can guess another's. */
export function writeVisitToken([secret]: VisitSecrets, { bookingId, version }: VisitLink): string {
  const named = `${bookingId}.${version}`;
  return `${named}.${signature(secret, named)}`;
}

/** Letters sent before links had versions carry none: those are the first links of their visits. */
export function readVisitToken(secrets: VisitSecrets, token: string): VisitLink | null {
  const [, bookingId = '', version, given = ''] = signed.exec(token) ?? [];
  const named = version === undefined ? bookingId : `${bookingId}.${version}`;
  // All are compared, whichever fits: the time tells nothing.
  const fits = secrets.map((secret) => sameSecret(given, signature(secret, named)));
  return bookingId !== '' && fits.includes(true) ? { bookingId, version: Number(version ?? 0) } : null;
}
