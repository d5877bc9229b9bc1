import { createHmac } from 'node:crypto';
import { secretsEqual } from '../../http/secrets-equal.ts';
import { codeDigits } from './code-figures.ts';

/**
 * The code of one request. It is derived wherever it is needed and stored nowhere: neither in the database nor in a queued mail nor in
 * DBOS's records.
 */
export function codeOf(secret: string, codeId: string): string {
  const digest = createHmac('sha256', secret).update(`identity code\n${codeId}`).digest();
  // 48 bits modulo a million: no code is noticeably more likely than another.
  return String(digest.readUIntBE(0, 6) % 10 ** codeDigits).padStart(codeDigits, '0');
}

/** Stands in the letter's link and is far too long to guess: whoever sends it with the code has read the letter. */
export const letterProofOf = (secret: string, codeId: string): string =>
  createHmac('sha256', secret).update(`identity code letter\n${codeId}`).digest('base64url');

/** As people type it: with spaces, dots or dashes. */
export const isCodeOf = (secret: string, codeId: string, typed: string): boolean =>
  secretsEqual(typed.replace(/[\s.-]/g, ''), codeOf(secret, codeId));
