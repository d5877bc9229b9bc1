import { createHmac } from 'node:crypto';
import { sameSecret } from '../../http/same-secret.ts';
import { codeDigits } from './code-figures.ts';

/**
 * The code of one request. It is worked out wherever it is needed and stored nowhere: neither the database nor a queued mail nor
 * the engine's records ever hold it.
 */
export function codeOf(secret: string, codeId: string): string {
  const digest = createHmac('sha256', secret).update(`identity code\n${codeId}`).digest();
  // 48 bits over a million: no code is noticeably likelier than another.
  return String(digest.readUIntBE(0, 6) % 10 ** codeDigits).padStart(codeDigits, '0');
}

/** As people type it: with a space in the middle, or a dash. */
export const isCodeOf = (secret: string, codeId: string, typed: string): boolean =>
  sameSecret(typed.replace(/[\s.-]/g, ''), codeOf(secret, codeId));
