import { randomBytes } from 'node:crypto';
import { secretsEqual } from '@clinic/core/http/secrets-equal';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { execute } from '../../publishing/execute.ts';
import { staffDigest } from '../keys.ts';

const validMs = 5 * 60_000;

const signatureOf = (req: PayloadRequest, purpose: string, nonce: string, endsAt: string): string =>
  staffDigest(req.payload.secret, 'challenge', `${purpose} ${nonce} ${endsAt}`).toString('base64url');

/** Signed instead of stored: strangers may ask for as many as they like and fill no table. */
export function makeStaffChallenge(req: PayloadRequest, purpose: string): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(16).toString('base64url');
  const endsAt = String(Date.now() + validMs);
  return Uint8Array.from(Buffer.from(`${nonce}.${endsAt}.${signatureOf(req, purpose, nonce, endsAt)}`));
}

/** Answered once: the answer that somebody recorded is worth nothing. */
export async function takeStaffChallenge(req: PayloadRequest, purpose: string, challenge: string): Promise<boolean> {
  const [nonce = '', endsAt = '', signature = ''] = Buffer.from(challenge, 'base64url').toString().split('.');
  if (!secretsEqual(signature, signatureOf(req, purpose, nonce, endsAt)) || Number(endsAt) < Date.now()) return false;
  const rows = await execute(
    req,
    sql`insert into core.staff_used_challenges (challenge) values (${challenge}) on conflict do nothing returning challenge`,
  );
  return rows.length > 0;
}
