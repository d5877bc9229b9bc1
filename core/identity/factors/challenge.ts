import { createHmac, randomBytes } from 'node:crypto';
import { secretsEqual } from '../../http/secrets-equal.ts';
import type { DataKey, DataKeys } from '../../secrets/data-keys.ts';
import { deriveKey } from '../../secrets/derive-key.ts';
import type { FactorStore } from './factor-store.ts';

const validMs = 5 * 60_000;
/** What an answer to it is good for: `signIn`, or a purpose with the session's id. */
export type ChallengePurpose = 'signIn' | `add ${string}` | `confirm ${string}`;

const signatureOf = (key: DataKey, purpose: ChallengePurpose, nonce: string, endsAt: string): string =>
  createHmac('sha256', deriveKey(key, 'passkey challenge')).update(`${purpose} ${nonce} ${endsAt}`).digest('base64url');

/** Signed instead of stored: strangers may ask for as many as they like and fill no table. */
export function makeChallenge([current]: DataKeys, purpose: ChallengePurpose): Uint8Array<ArrayBuffer> {
  const nonce = randomBytes(16).toString('base64url');
  const endsAt = String(Date.now() + validMs);
  return Uint8Array.from(Buffer.from(`${nonce}.${endsAt}.${signatureOf(current, purpose, nonce, endsAt)}`));
}

type Ports = { factors: Pick<FactorStore, 'takeChallenge'>; keys: DataKeys };

/** Answered once: an answer that somebody recorded is worth nothing. */
export async function takeChallenge({ factors, keys }: Ports, purpose: ChallengePurpose, challenge: string): Promise<boolean> {
  const [nonce = '', endsAt = '', signature = ''] = Buffer.from(challenge, 'base64url').toString().split('.');
  const isOurs = keys.some((key) => secretsEqual(signature, signatureOf(key, purpose, nonce, endsAt)));
  return isOurs && Number(endsAt) >= Date.now() && factors.takeChallenge(challenge);
}
