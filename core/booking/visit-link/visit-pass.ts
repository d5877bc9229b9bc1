import { createHmac } from 'node:crypto';
import { secretsEqual } from '../../http/secrets-equal.ts';
import { passMinutes } from '../model/constants.ts';
import type { VisitSecrets } from './visit-link.ts';

/**
 * What a browser has proven besides the link. `code`: access to the contact of the booking, which opens a visit whose links have ended.
 * `birthDate`: the patient's birth date, which shows the reason for the visit. What the account of a refund needs is a pass of its own.
 */
export const passGrants = ['code', 'birthDate'] as const;
export type PassGrant = (typeof passGrants)[number];
export type VisitPass = { bookingId: string; grants: readonly PassGrant[] };

const signed = /^([0-9a-f-]{36})\.([a-zA-Z-]{4,30})\.(\d{10})\.([\w-]{43})$/;
const signature = (secret: string, named: string) => createHmac('sha256', secret).update(`visit pass\n${named}`).digest('base64url');

/** For a cookie. It is useless without the link. */
export function writeVisitPass([secret]: VisitSecrets, { bookingId, grants }: VisitPass, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + passMinutes * 60;
  const named = `${bookingId}.${grants.join('-')}.${until}`;
  return `${named}.${signature(secret, named)}`;
}

export function readVisitPass(secrets: VisitSecrets, text: string, now: Date): VisitPass | null {
  const [, bookingId = '', grants = '', until = '0', given = ''] = signed.exec(text) ?? [];
  const named = `${bookingId}.${grants}.${until}`;
  const fits = secrets.map((secret) => secretsEqual(given, signature(secret, named)));
  if (!fits.includes(true) || Number(until) * 1000 <= now.getTime()) return null;
  return { bookingId, grants: passGrants.filter((grant) => grants.split('-').includes(grant)) };
}

export const grantedFor = (pass: VisitPass | null, bookingId: string): readonly PassGrant[] =>
  pass?.bookingId === bookingId ? pass.grants : [];
