import { createHmac } from 'node:crypto';
import { secretsEqual } from '../../http/secrets-equal.ts';

/** The first signs; the others only verify what was signed before a rotation. */
export type VisitSecrets = readonly [string, ...string[]];

/** The visit that a link opens, and the link's version: renewing makes the next version, and earlier ones no longer open the visit. */
export type VisitLink = { bookingId: string; version: number };

const signed = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:\.(0|[1-9]\d{0,5}))?\.([\w-]{27})$/;

const signature = (secret: string, named: string) =>
  createHmac('sha256', secret).update(`visit\n${named}`).digest('base64url').slice(0, 27);

/** Identifies a visit and is signed: whoever has the mail can open the visit, and no other token can be guessed. */
export function writeVisitToken([secret]: VisitSecrets, { bookingId, version }: VisitLink): string {
  const named = `${bookingId}.${version}`;
  return `${named}.${signature(secret, named)}`;
}

/** Mails from before links had versions carry none: those are the first links of their visits. */
export function readVisitToken(secrets: VisitSecrets, token: string): VisitLink | null {
  const [, bookingId = '', version, given = ''] = signed.exec(token) ?? [];
  const named = version === undefined ? bookingId : `${bookingId}.${version}`;
  // All secrets are compared, whichever fits, so that the time discloses nothing.
  const fits = secrets.map((secret) => secretsEqual(given, signature(secret, named)));
  return bookingId !== '' && fits.includes(true) ? { bookingId, version: Number(version ?? 0) } : null;
}
